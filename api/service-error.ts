import type { ErrorCode, RuleName } from '@/contract/error-body';

/** What a service error may say beside its code. */
export interface ServiceErrorDetail {
  /** Per field: rule names or ready sentences (D28). */
  readonly errors?: Readonly<Record<string, readonly (RuleName | (string & {}))[]>>;
  readonly loginAgain?: boolean;
  /** Seconds until another try makes sense; goes out as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** What a person of the team said with it. */
  readonly message?: string;
  /** From when on it is possible again, ISO. */
  readonly until?: string;
  /** Methods that the path does take; goes out as Allow. */
  readonly allow?: readonly string[];
  /** What a form of the desk needs beside the code, in the shape that its call names. */
  readonly data?: object;
}

/** The one error of the services: a machine code, mapped to HTTP in one place. Carries nothing secret; its cause is for the log alone. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly detail: ServiceErrorDetail;

  constructor(code: ErrorCode, detail: ServiceErrorDetail = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ServiceError';
    this.code = code;
    this.detail = detail;
  }
}

/** A 422 with one rule on one field. */
export function invalidField(field: string, rule: RuleName): ServiceError {
  return new ServiceError('validation_failed', { errors: { [field]: [rule] } });
}
