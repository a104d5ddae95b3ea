import type {Actor} from '../context';

/** Whether this actor may read the file at this path; given by the module that owns the files below a prefix. */
export type FileAccess = (path: string, actor: Actor) => Promise<boolean>;

/**
 * The key of what is sent for a path; undefined when there is nothing to send. For files that are kept as they came and
 * never leave the house like that.
 */
type ServedInstead = (path: string) => Promise<string | undefined>;

interface RuleOptions {
  instead?: ServedInstead;
  /** The rule applies to callers without a session, too. */
  anybody?: boolean;
}

interface Rule extends RuleOptions {
  access: FileAccess | 'publico';
}

/** Who may read what, by the first part of the path. Private unless a module says otherwise. */
export class FileAccessRules {
  private readonly rules = new Map<string, Rule>();

  register(prefix: string, access: FileAccess | 'publico', options: RuleOptions = {}): void {
    this.rules.set(prefix, {access, ...options});
  }

  isPublic(path: string): boolean {
    return this.rules.get(prefixOf(path))?.access === 'publico';
  }

  /** Whether it may be read without a session; the rule decides of each. */
  async allowsAnybody(path: string): Promise<boolean> {
    const rule = this.rules.get(prefixOf(path));
    return rule?.anybody === true && this.allows(path, {kind: 'publico'});
  }

  async allows(path: string, actor: Actor): Promise<boolean> {
    const access = this.rules.get(prefixOf(path))?.access;
    return access === 'publico' || (access !== undefined && (await access(path, actor)));
  }

  /** Ask it once the path is allowed. */
  async servedAt(path: string): Promise<string | undefined> {
    const instead = this.rules.get(prefixOf(path))?.instead;
    return instead ? instead(path) : path;
  }
}

const prefixOf = (path: string) => path.split('/')[0] ?? '';
