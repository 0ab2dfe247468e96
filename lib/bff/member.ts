import type { UserWire } from '@/contract/account';
import type { SessionData } from '@/lib/session/session-data';
import { callAs } from '@/lib/upstream/call-as';
import type { Caller } from '@/lib/upstream/caller';
import { isRefusal } from '@/lib/upstream/error';
import { renewSession } from '@/lib/upstream/renew';
import { SessionEndedError } from '@/lib/upstream/session-ended';
import { fetchUser, toSessionUser } from '@/lib/upstream/user';
import type { SessionJar } from './session-jar';

/** The member who makes a request, with whose rights and no others every call is made. */
export class Member {
  constructor(
    private readonly begun: SessionData,
    private readonly jar: SessionJar,
    private readonly caller: Caller,
  ) {}

  get session(): SessionData {
    return this.jar.session ?? this.begun;
  }

  /** Runs an upstream call with the member's token, renewing it once where D4 allows. */
  call<T>(run: (bearer: string) => Promise<T>): Promise<T> {
    const onRenewed = (session: SessionData) => this.jar.write(session);
    return callAs({ session: this.session, caller: this.caller, onRenewed }, run);
  }

  /** GET /user, whose refusal ends the session (D40); what the guards keep of it is sealed anew where it changed. */
  async fetchUser(): Promise<UserWire> {
    const wire = await this.call((bearer) => fetchUser(bearer, this.caller)).catch(endedBy);
    const user = toSessionUser(wire);
    const isSame = JSON.stringify(user) === JSON.stringify(this.session.user);
    if (!isSame) await this.jar.write({ ...this.session, user });
    return wire;
  }

  /** Renews the token now, whatever its age. */
  async renew(): Promise<void> {
    await this.jar.write(await renewSession(this.session, this.caller));
  }
}

function endedBy(error: unknown): never {
  throw isRefusal(error) ? new SessionEndedError('ended', error.body) : error;
}
