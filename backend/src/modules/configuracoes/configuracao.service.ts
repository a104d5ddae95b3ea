import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import {repository} from '@loopback/repository';
import {countOf, raisedLimits, CHECK_LIMITS, SETTING_DEFAULTS, type CheckLimits, type GrantLimits} from '@clube/domain';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {audit, difference} from '../../kernel/audit/audit';
import {maybeContext} from '../../kernel/context';
import {assertUnchanged} from '../../kernel/entities/writing/edit-conflict';
import {Conflict, NotFound} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import {violatedUnique} from '../../kernel/persistence/constraint-violations';
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
  /** Points of a receipt above which a second person must check it. */
  pontosSegundaConferencia: number;
  /** Total of a receipt in BRL above which a second person must check it. */
  valorSegundaConferencia: number;
  /** Points to one painter in 24 hours and in 30 days above which a second person must agree. */
  pontosPintorDia: number;
  pontosPintorMes: number;
  /** Points granted by one member of staff in 24 hours and in 30 days above which a second person must agree. */
  pontosUsuarioDia: number;
  pontosUsuarioMes: number;
  /** Points of a code, and its points times its uses, above which a second person must agree. */
  pontosCodigo: number;
  pontosCodigoTotal: number;
  /** The https address of the home's tile of that name; null hides the tile. */
  parcelaPintura: string | null;
}

export type ConfiguracaoChange = Partial<Omit<Configuracao, 'id'>>;

/** The settings in force before the first save. */
const DEFAULTS: Omit<Configuracao, 'id'> = {
  bloquearResgate: false,
  bloquearPontuacao: false,
  bloquearSite: false,
  ...SETTING_DEFAULTS,
  parcelaPintura: null,
};

/** The configured limits of one person. */
export const limitsOf = ({
  pontosSegundaConferencia,
  valorSegundaConferencia,
}: Omit<Configuracao, 'id'>): CheckLimits => ({
  ...CHECK_LIMITS,
  notaPontos: pontosSegundaConferencia,
  notaAmount: Math.round(valorSegundaConferencia * 100),
});

/** The configured limits of what one member of staff may grant without a second person. */
export const grantLimitsOf = (settings: Omit<Configuracao, 'id'>): GrantLimits => ({
  pintorDia: settings.pontosPintorDia,
  pintorMes: settings.pontosPintorMes,
  usuarioDia: settings.pontosUsuarioDia,
  usuarioMes: settings.pontosUsuarioMes,
  codigo: settings.pontosCodigo,
  codigoTotal: settings.pontosCodigoTotal,
});

/** Converts a row to a response: settings newer than the row are null in it and get their default. */
function inForce({unica: _, id, ...row}: TypesOf<typeof ConfiguracaoEntity>['stored']): Configuracao {
  const columns: [string, unknown][] = Object.entries(row);
  const set = columns.filter(([, value]) => value !== null && value !== undefined);
  return {...DEFAULTS, id, ...Object.fromEntries(set)};
}

const requestSchema = z.object({id: z.int().nullable(), mudanca: z.custom<ConfiguracaoChange>()});

const CACHE_MS = 4000;

@injectable({scope: BindingScope.SINGLETON})
export class ConfiguracaoService {
  readonly approval: ApprovalKind<z.infer<typeof requestSchema>> = {
    name: 'configuracoes.limites',
    titulo: 'Configurações',
    right: 'PUT /api/configuracoes/{id}',
    pedido: requestSchema,
    apply: async ({id, mudanca}) => {
      await (id === null ? this.make(mudanca, true) : this.change(id, mudanca, true));
      return 'Configurações aprovadas: os limites novos já valem.';
    },
  };
  private known?: {value: Omit<Configuracao, 'id'>; until: number};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @repository(ConfiguracaoEntity.Repository) private readonly stored: RepositoryOf<typeof ConfiguracaoEntity>,
  ) {}

  /**
   * Cached for at most 4 s; inside a transaction always read from the database, since settings guard what a transaction
   * does.
   */
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

  create = (change: ConfiguracaoChange): Promise<Configuracao> =>
    this.approvals.runOrRequest(() => this.make(change, false));

  update = (id: number, change: ConfiguracaoChange): Promise<Configuracao> =>
    this.approvals.runOrRequest(() => this.change(id, change, false));

  private async make(change: ConfiguracaoChange, confirmed: boolean): Promise<Configuracao> {
    if (!confirmed) this.refuseRaise(null, DEFAULTS, change);
    const {id} = await this.stored.create(change).catch((error: unknown) => {
      throw violatedUnique(error) ? Conflict({erro: ALREADY_THERE}) : error;
    });
    return this.withTrail({id, ...DEFAULTS}, 'criar');
  }

  private async change(id: number, change: ConfiguracaoChange, confirmed: boolean): Promise<Configuracao> {
    await this.db.query(sql`SELECT 1 FROM configuracao WHERE id = ${id} FOR UPDATE`);
    const was = await this.stored.findOne({where: {id}});
    if (!was) throw NotFound();
    assertUnchanged(inForce(was), change);
    if (!confirmed) this.refuseRaise(id, inForce(was), change);
    if (Object.keys(change).length > 0) await this.stored.updateById(id, change);
    return this.withTrail(inForce(was), 'alterar');
  }

  /** Refuses to raise the limits that bind the caller: one person could otherwise remove them all. */
  private refuseRaise(id: number | null, before: Omit<Configuracao, 'id'>, change: ConfiguracaoChange): void {
    const excessos = raisedLimits(before, change);
    if (excessos.length === 0) return;
    const resumo = `Aumentar ${countOf(excessos.length, 'limite', 'limites')}`;
    throw this.approvals.approvalNeeded(this.approval, {resumo, excessos, pedido: {id, mudanca: {...change}}});
  }

  /** Returns the current row and records in the audit trail which settings differ from `before`. */
  private async withTrail(before: Configuracao, action: string): Promise<Configuracao> {
    const after = inForce(await this.stored.findById(before.id));
    const {before: was, after: became, changed} = difference<Record<string, unknown>>({...before}, {...after});
    if (changed)
      await audit(this.db, {action, entity: 'configuracao', entityId: before.id, before: was, after: became});
    this.known = undefined;
    return after;
  }
}
