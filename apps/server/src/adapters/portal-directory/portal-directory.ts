/** The housing portal's users: a second directory, whose people may log in with what they use there. */
export interface PortalDirectory {
  /** Whether somebody has this address there. */
  has(email: string): Promise<boolean>;
  /** Who it is, when the password is theirs. Takes as long for an address that nobody has. */
  verify(email: string, password: string): Promise<PortalUser | null>;
}

export interface PortalUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /** When they agreed there to the builder's terms, and to which version: they are not asked again here. */
  readonly agreed: { readonly version: string; readonly at: Date };
}

/** A builder without a housing portal. */
export const noPortal: PortalDirectory = { has: async () => false, verify: async () => null };
