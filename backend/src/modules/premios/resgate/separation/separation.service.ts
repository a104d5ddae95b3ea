import {join} from 'node:path';
import {BindingScope, inject, injectable} from '@loopback/core';
import {RESGATE_STATUSES, isFinalResgate} from '@clube/domain';
import {currentContext} from '../../../../kernel/context';
import type {Documents} from '../../../../kernel/documents/documents';
import {Kernel} from '../../../../kernel/keys';
import type {Database} from '../../../../kernel/persistence/database';
import {sql} from '../../../../kernel/persistence/sql';
import {NoLabels, NothingToSeparate} from '../refusals';
import type {LabelsPdfData} from './labels/draw';
import type {SeparationPdfData} from './draw';
import type {ResgateToSeparate} from './resgate-to-separate';

const STANDING = RESGATE_STATUSES.filter(status => !isFinalResgate(status));

/** PDF documents of chosen orders for the warehouse. Cancelled orders are left out. */
@injectable({scope: BindingScope.SINGLETON})
export class SeparationService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** The picking list: the totals per prize, then each order. @throws NothingToSeparate */
  async list(ids: readonly number[]): Promise<Buffer> {
    const resgates = await this.read(ids);
    if (resgates.length === 0) throw NothingToSeparate();
    const paper: SeparationPdfData = {resgates, chosen: new Set(ids).size, at: currentContext().now};
    return this.documents.draw(join(__dirname, 'draw.js'), paper, currentContext().abortSignal);
  }

  /** Address labels of the orders with a delivery address. @throws NoLabels */
  async labels(ids: readonly number[]): Promise<Buffer> {
    const resgates = (await this.read(ids)).filter(({rua}) => rua !== null);
    if (resgates.length === 0) throw NoLabels();
    const paper: LabelsPdfData = {resgates};
    return this.documents.draw(join(__dirname, 'labels', 'draw.js'), paper, currentContext().abortSignal);
  }

  private read(ids: readonly number[]): Promise<ResgateToSeparate[]> {
    return this.db.query(sql<ResgateToSeparate>`
      SELECT t.id, t.codigo, t.premio, t.obs, t.qtde, p.nome AS pintor, t.previsao_entrega::text AS previsao,
             coalesce(t.entrega_nome, p.nome) AS destinatario, nullif(t.entrega_rua, '') AS rua, t.entrega_numero AS numero, t.entrega_complemento AS complemento,
             t.entrega_bairro AS bairro, t.entrega_cidade AS cidade, t.entrega_estado AS estado, t.entrega_cep AS cep
        FROM resgate t JOIN pintor p ON p.id = t.pintor_id
       WHERE t.id = ANY(${ids}::int[]) AND t.status = ANY(${STANDING}::int[]) ORDER BY t.premio, t.obs NULLS FIRST, t.id`);
  }
}
