import type {Ator} from '../context';

/** Whether this actor may read the file at this path; given by the module that owns the files below a prefix. */
export type FileAccess = (caminho: string, ator: Ator) => Promise<boolean>;

/** Who may read what, by the first part of the path. Private unless a module says otherwise. */
export class FileAccessRules {
  private readonly rules = new Map<string, FileAccess | 'publico'>();

  register(prefix: string, rule: FileAccess | 'publico'): void {
    this.rules.set(prefix, rule);
  }

  isPublic(caminho: string): boolean {
    return this.rules.get(prefixOf(caminho)) === 'publico';
  }

  async allows(caminho: string, ator: Ator): Promise<boolean> {
    const rule = this.rules.get(prefixOf(caminho));
    return rule === 'publico' || (rule !== undefined && (await rule(caminho, ator)));
  }
}

const prefixOf = (caminho: string) => caminho.split('/')[0] ?? '';
