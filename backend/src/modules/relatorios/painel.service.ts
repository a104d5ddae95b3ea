import {BindingScope, inject, injectable} from '@loopback/core';
import {periodBefore, periodYearBefore, type Period} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import type {Statement} from '../../kernel/persistence/sql';
import type {Dashboard, Figures} from './painel.schema';
import {type Bounds, boundsOf, figuresOf, topPintores, topProdutos, topReferring, topRevendas} from './painel.sql';

/** The panel's dashboard, based on live sales. */
@injectable({scope: BindingScope.SINGLETON})
export class PainelService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** A period's figures with those of the preceding period and of the year before; without a period, of all time. */
  async dashboard(period?: Period): Promise<Dashboard> {
    const past = period && periodBefore(period);
    const [now, before] = [boundsOf(period), boundsOf(past)];
    const [figures, anterior, anoAnterior, pintores, revendas, referring, produtos] = await Promise.all([
      this.figures(now),
      this.earlier(past),
      this.earlier(period && periodYearBefore(period)),
      this.read(now, topPintores(now, before)),
      this.read(now, topRevendas(now, before)),
      this.read(now, topReferring(now, before)),
      this.read(now, topProdutos(now, before)),
    ]);
    const compared = <R extends {antes: number}>(rows: R[]) =>
      rows.map(row => ({...row, antes: past ? row.antes : null}));
    return {
      ...figures,
      topParceirosPontuados: compared(pintores),
      topRevendasPontuadas: compared(revendas),
      topRevendasQueIndicam: compared(referring),
      topProdutosVendidos: compared(produtos),
      anterior,
      anoAnterior,
    };
  }

  private async earlier(period: Period | undefined): Promise<Dashboard['anterior']> {
    return period ? {...period, ...(await this.figures(boundsOf(period)))} : null;
  }

  private async figures(bounds: Bounds | undefined): Promise<Figures> {
    const [row] = await this.read(bounds, figuresOf(bounds));
    if (!row) throw new Error('counting answered no row');
    return row;
  }

  /** Of all time a statement has one plan: planning would take longer than reading the rollups. */
  private read<R extends object>(bounds: Bounds | undefined, statement: Statement<R>): Promise<R[]> {
    return bounds ? this.db.query(statement) : this.db.prepared(statement);
  }
}
