import type {Actor} from '../context';

/** Whether this actor may read the file at this path. Registered by the module that owns the files below a prefix. */
export type FileAccess = (path: string, actor: Actor) => Promise<boolean>;

/**
 * Maps a path to the storage key that is sent instead, or to undefined when there is nothing to send. For files that are stored
 * as uploaded and must never be sent like that.
 */
type ServedInstead = (path: string) => Promise<string | undefined>;

interface RuleOptions {
  instead?: ServedInstead;
  /** The rule also decides for callers without a session. */
  anybody?: boolean;
}

interface Rule extends RuleOptions {
  access: FileAccess | 'publico';
}

/** Access rules by the first part of the path. Without a rule files are private. */
export class FileAccessRules {
  private readonly rules = new Map<string, Rule>();

  register(prefix: string, access: FileAccess | 'publico', options: RuleOptions = {}): void {
    this.rules.set(prefix, {access, ...options});
  }

  isPublic(path: string): boolean {
    return this.rules.get(prefixOf(path))?.access === 'publico';
  }

  /** Whether the file may be read without a session, by its rule. */
  async allowsAnybody(path: string): Promise<boolean> {
    const rule = this.rules.get(prefixOf(path));
    return rule?.anybody === true && this.allows(path, {kind: 'publico'});
  }

  async allows(path: string, actor: Actor): Promise<boolean> {
    const access = this.rules.get(prefixOf(path))?.access;
    return access === 'publico' || (access !== undefined && (await access(path, actor)));
  }

  /** The storage key to send for a path. Check access before. */
  async servedAt(path: string): Promise<string | undefined> {
    const instead = this.rules.get(prefixOf(path))?.instead;
    return instead ? instead(path) : path;
  }
}

const prefixOf = (path: string) => path.split('/')[0] ?? '';
