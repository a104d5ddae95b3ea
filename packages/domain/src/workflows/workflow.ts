import {reasonError, type ReasonRule} from '../forms/reason.js';

/** The transitions by state: action → next state. An action that is not listed is refused. */
type Moves<State extends string | number, Move extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Move, State>>>>
>;

type Reasons<Move extends string> = Readonly<Partial<Record<Move, ReasonRule>>>;

interface Declaration<State extends string | number, Move extends string> {
  /** The states in their usual order; the first one is the initial state. */
  states: readonly State[];
  moves: Moves<State, Move>;
  /** Actions that require a reason, with its length limits. */
  reasons?: Reasons<Move>;
}

/**
 * A state machine, declared once: the server refuses the transitions that the screens do not offer. Permissions belong to the
 * endpoints that perform the actions.
 */
export class Workflow<State extends string | number, Move extends string> {
  readonly states: readonly State[];
  private readonly moves: Moves<State, Move>;
  private readonly reasons: Reasons<Move> | undefined;

  /** @throws when a state cannot be reached, for a declaration with a slip in it */
  constructor({states, moves, reasons}: Declaration<State, Move>) {
    this.states = states;
    this.moves = moves;
    this.reasons = reasons;
    const unreachable = states
      .slice(1)
      .filter(state => !states.some(from => from !== state && this.leads(from, state)));
    if (unreachable.length > 0) throw new Error(`states that nothing leads to: ${unreachable.join(', ')}`);
  }

  /** The next state; undefined when the action is refused. */
  next(state: State, move: Move): State | undefined {
    return this.moves[state][move];
  }

  /** The actions that this state permits. */
  movesFrom(state: State): Move[] {
    return Object.keys(this.moves[state]) as Move[];
  }

  /** Whether an action leads from the one state to the other. */
  leads(from: State, to: State): boolean {
    return Object.values(this.moves[from]).includes(to);
  }

  /** Whether the state is final. */
  isFinal(state: State): boolean {
    return Object.values(this.moves[state]).every(to => to === state);
  }

  /** The error of the reason for an action; undefined when it is valid or none is required. */
  reasonError(move: Move, reason: string): string | undefined {
    const rule = this.reasons?.[move];
    return rule && reasonError(rule, reason);
  }
}
