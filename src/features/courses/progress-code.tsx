import { QrCode } from '#src/components/ui/qr-code.tsx'

/** QR code of a link that transfers progress. */
export function ProgressCode({ link, label }: { link: string; label: string }) {
  return <QrCode className="w-50 bg-[#fff] fill-[#000]" text={link} label={label} />
}
