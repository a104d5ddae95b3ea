import {BindingScope, inject, injectable} from '@loopback/core';
import type {Pergunta} from '@clube/domain';
import {audit, difference} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {lockCursoOfAula} from '../lock';
import * as refusals from '../refusals';

export interface AvaliacaoData {
  nome: string;
  descricao: string;
  perguntas: Pergunta[];
}

type Kept = AvaliacaoData & {id: number};

/** A lesson's assessment: created empty; its questions are added later. */
@injectable({scope: BindingScope.SINGLETON})
export class AvaliacoesAulaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** @throws AulaNotFound when the lesson is not in that module of that course; AvaliacaoExists */
  create(place: {id: number; idModulo: number; idAula: number}, data: AvaliacaoData): Promise<Kept> {
    return this.db.tx(async () => {
      const {curso, modulo} = await lockCursoOfAula(this.db, place.idAula);
      if (curso !== place.id || modulo !== place.idModulo) throw refusals.AulaNotFound();
      const made = await this.db.one(sql<Kept>`
        INSERT INTO avaliacao_aula (aula_id, nome, descricao, perguntas, criado_em)
        VALUES (${place.idAula}, ${data.nome}, ${data.descricao}, ${JSON.stringify(data.perguntas)}, ${currentContext().now})
        ON CONFLICT (aula_id) DO NOTHING RETURNING id, nome, descricao, perguntas`);
      if (!made) throw refusals.AvaliacaoExists();
      await audit(this.db, {action: 'criar', entity: 'avaliacao_aula', entityId: made.id, after: data});
      return made;
    });
  }

  /** Earlier attempts stay unchanged, passed ones included. @throws AvaliacaoNotFound */
  update(id: number, change: {[K in keyof AvaliacaoData]?: AvaliacaoData[K] | undefined}): Promise<Kept> {
    return this.db.tx(async () => {
      const aula = await this.db.one(sql<{aula: number}>`SELECT aula_id AS aula FROM avaliacao_aula WHERE id = ${id}`);
      if (!aula) throw refusals.AvaliacaoNotFound();
      await lockCursoOfAula(this.db, aula.aula, refusals.AvaliacaoNotFound);
      const before = await this.db.one(
        sql<Kept>`SELECT id, nome, descricao, perguntas FROM avaliacao_aula WHERE id = ${id}`,
      );
      if (!before) throw refusals.AvaliacaoNotFound();
      const after: Kept = {
        id,
        nome: change.nome ?? before.nome,
        descricao: change.descricao ?? before.descricao,
        perguntas: change.perguntas ?? before.perguntas,
      };
      await this.db.query(sql`UPDATE avaliacao_aula SET nome = ${after.nome}, descricao = ${after.descricao},
        perguntas = ${JSON.stringify(after.perguntas)} WHERE id = ${id}`);
      const {changed, ...what} = difference(before, after);
      if (changed) await audit(this.db, {action: 'alterar', entity: 'avaliacao_aula', entityId: id, ...what});
      return after;
    });
  }
}
