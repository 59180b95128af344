/** Colors of background, text, accent and secondary text in both themes, from the design tokens. */
export const THEME_COLORS = {
  light: { ground: '#F3F6F4', ink: '#0F1A16', pen: '#A30C46', quiet: '#55645E' },
  dark: { ground: '#0E1613', ink: '#EFF4F1', pen: '#FF82AB', quiet: '#95A69E' },
}
