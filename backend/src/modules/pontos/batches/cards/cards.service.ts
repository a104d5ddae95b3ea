import {join} from 'node:path';
import {BindingScope, inject, injectable} from '@loopback/core';
import type {Config} from '../../../../kernel/config/config';
import type {Documents} from '../../../../kernel/documents/documents';
import {currentContext} from '../../../../kernel/context';
import {Kernel} from '../../../../kernel/keys';
import type {Database} from '../../../../kernel/persistence/database';
import {sql} from '../../../../kernel/persistence/sql';
import {NotFound} from '../../../../kernel/refusals/refusals';
import type {CodigoCards} from './draw';

/** A batch's codes as cards with QR codes. */
@injectable({scope: BindingScope.SINGLETON})
export class CardsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
    @inject(Kernel.DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** A PDF with the unused codes. @throws NotFound if there are none, or the batch is withdrawn */
  async make(lote: number): Promise<Buffer> {
    const rows = await this.db.query(sql<Omit<CodigoCards, 'lote' | 'codigos' | 'publicUrl'> & {codigo: string}>`
      SELECT c.codigo, c.operacao, c.valor::float8 AS valor, c.apenas_venda AS "apenasVenda", c.treinamento, c.expira_em::text AS "expiraEm"
        FROM codigo_promocional c JOIN lote_codigo l ON l.id = c.lote_codigo_id LEFT JOIN uso_codigo u ON u.codigo_promocional_id = c.id AND u.liberado_em IS NULL
       WHERE l.id = ${lote} AND l.recolhido_em IS NULL AND u.id IS NULL ORDER BY c.id`);
    const [first] = rows;
    if (!first) throw NotFound({erro: 'Não há códigos livres neste lote.'});
    const {codigo: _, ...batch} = first;
    const codigos = rows.map(({codigo}) => codigo);
    const drawing: CodigoCards = {...batch, codigos, lote, publicUrl: this.config.publicUrl};
    return this.documents.draw(join(__dirname, 'draw.js'), drawing, currentContext().abortSignal);
  }
}
