import { QrCode } from '#src/components/ui/qr-code.tsx'

/** A link with progress as a QR code. */
export function ProgressCode({ link, label }: { link: string; label: string }) {
  return <QrCode className="qr" text={link} label={label} />
}
