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
    // Of all time they have no parameters, and so one plan; planning takes longer than reading the rollups.
    const read = <R extends object>(statement: Statement<R>) =>
      period ? this.db.query(statement) : this.db.prepared(statement);
    const [figures, anterior, anoAnterior, pintores, revendas, referring, produtos] = await Promise.all([
      this.figures(now),
      this.earlier(past),
      this.earlier(period && periodYearBefore(period)),
      read(topPintores(now, before)),
      read(topRevendas(now, before)),
      read(topReferring(now, before)),
      read(topProdutos(now, before)),
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
    const figures = figuresOf(bounds);
    const [row] = await (bounds ? this.db.query(figures) : this.db.prepared(figures));
    if (!row) throw new Error('counting answered no row');
    return row;
  }
}
