declare module 'gltf-validator' {
  /** Checks a glTF file with the validator of the Khronos Group, which publishes the format. */
  export function validateBytes(bytes: Uint8Array): Promise<{
    readonly issues: { readonly numErrors: number; readonly messages: readonly unknown[] };
  }>;
}
