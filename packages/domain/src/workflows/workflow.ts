import {reasonError, type ReasonRule} from '../forms/reason.js';

/** Where each move leads, by the state that something is in; a move that is not named there is refused. */
type Moves<State extends string | number, Move extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Move, State>>>>
>;

type Reasons<Move extends string> = Readonly<Partial<Record<Move, ReasonRule>>>;

interface Declaration<State extends string | number, Move extends string> {
  /** In the order in which people meet them; the first one is where it begins. */
  states: readonly State[];
  moves: Moves<State, Move>;
  /** Moves that say why, by how long the text has to be. */
  reasons?: Reasons<Move>;
}

/**
 * What may become of something, declared once: the server refuses by it what the screens do not offer by it. The rights stand with the
 * calls that make the moves.
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

  /** The state that the move leads to; undefined where it is refused. */
  next(state: State, move: Move): State | undefined {
    return this.moves[state][move];
  }

  /** The moves that are open to something in this state. */
  movesFrom(state: State): Move[] {
    return Object.keys(this.moves[state]) as Move[];
  }

  /** Whether some move leads from the one to the other. */
  leads(from: State, to: State): boolean {
    return Object.values(this.moves[from]).includes(to);
  }

  /** Nothing leads away from here. */
  isFinal(state: State): boolean {
    return Object.values(this.moves[state]).every(to => to === state);
  }

  /** What is wrong with the reason given for the move; undefined when nothing is, or when none is asked for. */
  reasonError(move: Move, reason: string): string | undefined {
    const rule = this.reasons?.[move];
    return rule && reasonError(rule, reason);
  }
}
