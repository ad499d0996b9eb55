/** Has the browser save a file as it saves what a link leads to. */
export function saveFile(
  { bytes, name }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string },
  type: string,
): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name || 'hus';
  link.click();
  // Not before the browser has taken it, which it may do later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
