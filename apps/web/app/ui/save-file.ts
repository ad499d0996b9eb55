/** Makes the browser save a file, in the same way as a download link. */
export function saveFile(
  { bytes, name }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string },
  type: string,
): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name || 'hus';
  link.click();
  // Revoke the address late, because the browser may still read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
