import { QRCodeSVG } from "qrcode.react";

/** A QR code on paper. Its text must stand beside it for those who cannot scan. */
export function QrPaper({ text, size }: { readonly text: string; readonly size: number }) {
  return (
    <div className="qr-paper" aria-hidden="true">
      <QRCodeSVG value={text} size={size} level="M" bgColor="transparent" fgColor="#241526" />
    </div>
  );
}
