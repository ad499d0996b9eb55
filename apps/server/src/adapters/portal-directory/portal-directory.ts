/** The users of the builder's housing portal, who may log in here with their portal password. */
export interface PortalDirectory {
  /** Returns whether a user has this e-mail address. */
  has(email: string): Promise<boolean>;
  /**
   * Returns the user if the password is correct, else null. The check of an unknown e-mail address takes as long as that of a known one, so
   * that the time does not reveal who has an account.
   */
  verify(email: string, password: string): Promise<PortalUser | null>;
}

export interface PortalUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /**
   * The version of the builder's terms that the user accepted in the portal, and when. Such a user need not accept the terms again on this
   * site.
   */
  readonly agreed: { readonly version: string; readonly at: Date };
}

/** The directory of a builder without a housing portal. */
export const noPortal: PortalDirectory = { has: async () => false, verify: async () => null };
