/** Ground, ink, pen and quiet ink of the two themes, as the design's tokens have them. */
export const THEME_COLORS = {
  light: { ground: '#F3F6F4', ink: '#0F1A16', pen: '#A30C46', quiet: '#55645E' },
  dark: { ground: '#0E1613', ink: '#EFF4F1', pen: '#FF82AB', quiet: '#95A69E' },
}
