/** The users of the builder's housing portal, who may log in here with their portal password. */
export interface PortalDirectory {
  /** Returns whether a user has this address. */
  has(email: string): Promise<boolean>;
  /**
   * Returns the user if the password is right, else null. Checking an unknown address takes as long as checking a known one, so that the
   * time does not reveal who has an account.
   */
  verify(email: string, password: string): Promise<PortalUser | null>;
}

export interface PortalUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /** When the user accepted the builder's terms in the portal, and which version. Such a user need not accept them here again. */
  readonly agreed: { readonly version: string; readonly at: Date };
}

/** The directory of a builder without a housing portal. */
export const noPortal: PortalDirectory = { has: async () => false, verify: async () => null };
