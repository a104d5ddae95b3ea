import {BindingScope, inject, injectable, service} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readContent} from '../content';
import {lockCurso} from '../lock';
import {CursosService} from './cursos.service';

/** Copies a course. */
@injectable({scope: BindingScope.SINGLETON})
export class CursoCopyService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(CursosService) private readonly cursos: CursosService,
  ) {}

  /**
   * Creates a draft with the same modules, lessons, materials and questions, without enrolments. Both courses reference
   * the same files; a file is kept as long as one course references it.
   * @throws CursoNotFound
   */
  async copy(id: number) {
    const copy = await this.db.tx(async () => {
      await lockCurso(this.db, id);
      const content = await readContent(this.db, id);
      const made = await this.inserted(sql<{id: number}>`
        INSERT INTO curso (nome, categoria, carga_horaria, preco, descricao, certificado, avaliacao, capa_id, video_id, criado_em)
        SELECT left('Cópia de ' || nome, 200), categoria, carga_horaria, preco, descricao, certificado, avaliacao, capa_id,
               video_id, ${currentContext().now} FROM curso WHERE id = ${id} RETURNING id`);
      for (const modulo of content) {
        const to = await this.inserted(sql<{id: number}>`
          INSERT INTO modulo (curso_id, nome, descricao, ordem, criado_em)
          SELECT ${made}, nome, descricao, ordem, ${currentContext().now} FROM modulo WHERE id = ${modulo.id} RETURNING id`);
        for (const aula of modulo.aulas) await this.copyAula(aula.id, to);
      }
      await audit(this.db, {action: 'criar', entity: 'curso', entityId: made, after: {copiaDe: id}});
      return made;
    });
    return this.cursos.get(copy);
  }

  private async copyAula(id: number, moduloId: number): Promise<void> {
    const {now} = currentContext();
    const made = await this.inserted(sql<{id: number}>`
      INSERT INTO aula (modulo_id, nome, descricao, ordem, assistir_minimo, duracao, video_id, capa_id, legenda_id, criado_em)
      SELECT ${moduloId}, nome, descricao, ordem, assistir_minimo, duracao, video_id, capa_id, legenda_id, ${now}
        FROM aula WHERE id = ${id} RETURNING id`);
    await this.db.query(sql`INSERT INTO material (aula_id, nome, descricao, arquivo_id, endereco, criado_em)
      SELECT ${made}, nome, descricao, arquivo_id, endereco, ${now} FROM material WHERE aula_id = ${id} ORDER BY id`);
    await this.db.query(sql`INSERT INTO avaliacao_aula (aula_id, nome, descricao, perguntas, criado_em)
      SELECT ${made}, nome, descricao, perguntas, ${now} FROM avaliacao_aula WHERE aula_id = ${id}`);
  }

  private async inserted(statement: ReturnType<typeof sql<{id: number}>>): Promise<number> {
    const row = await this.db.one(statement);
    if (!row) throw new Error('a part of a course was not copied');
    return row.id;
  }
}
