import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
import {CODIGOS_PER_DAY, CODIGOS_PER_MONTH, CHECK_LIMITS, SENDING_TERM_DAYS, type CheckLimits} from '@clube/domain';
import {audit, difference} from '../../kernel/audit/audit';
import {maybeContext} from '../../kernel/context';
import {Conflict, NotFound} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import {brokenUnique} from '../../kernel/persistence/broken-unique';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf, TypesOf} from '../../kernel/entities/entity';
import {Configuracao as ConfiguracaoEntity, ALREADY_THERE} from './configuracao';

export interface Configuracao {
  id: number;
  bloquearResgate: boolean;
  bloquearPontuacao: boolean;
  bloquearSite: boolean;
  codigosPorDia: number;
  codigosPorMes: number;
  diasNotaAtrasada: number;
  taxaSucesso: number;
  /** Points of a receipt beyond which a second person has to look. */
  pontosSegundaConferencia: number;
  /** The same for its total in reais. */
  valorSegundaConferencia: number;
  /** Where the home's tile of that name leads, https; null: the tile is not there. */
  parcelaPintura: string | null;
}

export type ConfiguracaoChange = Partial<Omit<Configuracao, 'id'>>;

/** What holds while nobody has saved settings yet. */
const DEFAULTS: Omit<Configuracao, 'id'> = {
  bloquearResgate: false,
  bloquearPontuacao: false,
  bloquearSite: false,
  codigosPorDia: CODIGOS_PER_DAY,
  codigosPorMes: CODIGOS_PER_MONTH,
  diasNotaAtrasada: SENDING_TERM_DAYS,
  taxaSucesso: 3,
  pontosSegundaConferencia: CHECK_LIMITS.notaPontos,
  valorSegundaConferencia: CHECK_LIMITS.notaAmount / 100,
  parcelaPintura: null,
};

/** The limits of one person as they are set. */
export const limitsOf = ({
  pontosSegundaConferencia,
  valorSegundaConferencia,
}: Omit<Configuracao, 'id'>): CheckLimits => ({
  ...CHECK_LIMITS,
  notaPontos: pontosSegundaConferencia,
  notaAmount: Math.round(valorSegundaConferencia * 100),
});

/** A row as it is told: settings that came later are empty in a row from before, and then what holds without one. */
function inForce({unica: _, ...row}: TypesOf<typeof ConfiguracaoEntity>['stored']): Configuracao {
  const {pontosSegundaConferencia, valorSegundaConferencia} = row;
  return {
    ...row,
    pontosSegundaConferencia: pontosSegundaConferencia ?? DEFAULTS.pontosSegundaConferencia,
    valorSegundaConferencia: valorSegundaConferencia ?? DEFAULTS.valorSegundaConferencia,
  };
}

const CACHE_MS = 4000;

@injectable({scope: BindingScope.SINGLETON})
export class ConfiguracaoService {
  private known?: {value: Omit<Configuracao, 'id'>; until: number};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(ConfiguracaoEntity.Repository) private readonly stored: RepositoryOf<typeof ConfiguracaoEntity>,
  ) {}

  /** At most 4 s old; inside a transaction always as it is now, since switches guard what a transaction does. */
  async current(): Promise<Omit<Configuracao, 'id'>> {
    if (maybeContext()?.client) return (await this.read()) ?? DEFAULTS;
    if (this.known && this.known.until > performance.now()) return this.known.value;
    const value = (await this.read()) ?? DEFAULTS;
    this.known = {value, until: performance.now() + CACHE_MS};
    return value;
  }

  siteBlocked = async (): Promise<boolean> => (await this.current()).bloquearSite;

  async read(): Promise<Configuracao | undefined> {
    const row = await this.stored.findOne();
    return row ? inForce(row) : undefined;
  }

  create(change: ConfiguracaoChange): Promise<Configuracao> {
    return this.db.tx(async () => {
      const {id} = await this.stored.create(change).catch((error: unknown) => {
        throw brokenUnique(error) ? Conflict({erro: ALREADY_THERE}) : error;
      });
      return this.withTrail({id, ...DEFAULTS}, 'criar');
    });
  }

  update(id: number, change: ConfiguracaoChange): Promise<Configuracao> {
    return this.db.tx(async () => {
      await this.db.query(sql`SELECT 1 FROM configuracao WHERE id = ${id} FOR UPDATE`);
      const was = await this.stored.findOne({where: {id}});
      if (!was) throw NotFound();
      if (Object.keys(change).length > 0) await this.stored.updateById(id, change);
      return this.withTrail(inForce(was), 'alterar');
    });
  }

  /** The row as it is now, with its trail: what of it differs from before. */
  private async withTrail(before: Configuracao, action: string): Promise<Configuracao> {
    const after = inForce(await this.stored.findById(before.id));
    const {before: was, after: became, changed} = difference<Record<string, unknown>>({...before}, {...after});
    if (changed)
      await audit(this.db, {action, entity: 'configuracao', entityId: before.id, before: was, after: became});
    this.known = undefined;
    return after;
  }
}
