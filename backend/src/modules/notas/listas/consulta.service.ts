import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {NotaNaoEncontrada} from '../recusas';

export interface EventoDaNota {
  de: string | null;
  para: string;
  motivo: string | null;
  ocorridoEm: string;
  por: string | null;
}

/** What is known of one receipt's life. */
@injectable({scope: BindingScope.SINGLETON})
export class ConsultaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The painter sees the own receipts, and not who on the staff did what. */
  async linhaDoTempo(id: number) {
    const {ator} = currentContext();
    const nota = await this.db.one(`SELECT 1 FROM nota WHERE id = $1 AND ($2::int IS NULL OR pintor_id = $2)`, [
      id,
      ator.tipo === 'loja' ? ator.id : null,
    ]);
    if (!nota) throw NotaNaoEncontrada();
    const eventos = await this.db.query<EventoDaNota>(
      `SELECT e.de, e.para, e.motivo, to_char(e.ocorrido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "ocorridoEm",
              CASE WHEN $2 THEN CASE e.tipo_ator WHEN 'painel' THEN u.nome WHEN 'loja' THEN 'Pintor' ELSE 'Sistema' END END AS por
         FROM nota_evento e LEFT JOIN usuario u ON e.tipo_ator = 'painel' AND u.id = e.ator_id WHERE e.nota_id = $1 ORDER BY e.id`,
      [id, ator.tipo === 'painel'],
    );
    return {eventos};
  }
}
