import {BindingScope, inject, injectable, service} from '@loopback/core';
import type {TypesOf} from '../../../kernel/entities/entity';
import type {Crud} from '../../../kernel/entities/writing/crud';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {Modulo} from '../entities';
import {CompletionService} from '../learning/completion.service';
import {lockCurso, lockCursoOfModulo} from '../lock';
import {placeModulo} from './places';

type ModuloTypes = TypesOf<typeof Modulo>;

/** The modules of a course, in their order. */
@injectable({scope: BindingScope.SINGLETON})
export class ModulosService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @service(CompletionService) private readonly completion: CompletionService,
  ) {}

  /** Without a position the module becomes the last. @throws CursoNotFound */
  create(cursoId: number, body: ModuloTypes['create']): Promise<ModuloTypes['row']> {
    return this.db.tx(async () => {
      await lockCurso(this.db, cursoId);
      const {id} = await this.crud.create(Modulo, body, {columns: {cursoId}});
      await placeModulo(this.db, cursoId, id, body.ordem);
      return this.crud.get(Modulo, id);
    });
  }

  /** @throws ModuloNotFound */
  update(id: number, body: ModuloTypes['change']): Promise<ModuloTypes['row']> {
    return this.db.tx(async () => {
      const curso = await lockCursoOfModulo(this.db, id);
      await this.crud.update(Modulo, id, body);
      if (body.ordem !== undefined) await placeModulo(this.db, curso, id, body.ordem);
      return this.crud.get(Modulo, id);
    });
  }

  /**
   * Removes a module with its lessons. Painters who have finished all remaining lessons complete the course.
   * @throws ModuloNotFound
   */
  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      const curso = await lockCursoOfModulo(this.db, id);
      await this.crud.remove(Modulo, id);
      await this.completion.completeWhoHasAll(curso);
    });
  }
}
