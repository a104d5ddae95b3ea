import {BindingScope, inject, injectable, service} from '@loopback/core';
import {codigoEffect, formatDate} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import type {TypesOf} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import {assertRules} from '../../kernel/entities/writing/row';
import {check} from '../../kernel/http/input/validate';
import {Kernel} from '../../kernel/keys';
import {Voucher} from './codigo';
import {approvedMaker, currentMaker, type Maker} from './codigo-decided';
import {GrantPolicy} from './grants/policy';

type Types = TypesOf<typeof Voucher>;

const extensionSchema = z.object({id: z.int(), expiraEm: z.string().nullable()});
type Extension = z.infer<typeof extensionSchema>;

/** Whether the end is later than the one before; without one a voucher is valid forever. */
const isLater = (end: string | null, before: string | null): boolean =>
  before !== null && (end === null || end > before);

/**
 * Creates vouchers and changes their end. Many painters may use one, so the points that it gives to each of them are checked by the grant
 * policy.
 */
@injectable({scope: BindingScope.SINGLETON})
export class VouchersService {
  readonly approval: ApprovalKind<Record<string, unknown>> = {
    name: 'vouchers.criar',
    titulo: 'Voucher',
    right: 'POST /api/vouchers',
    pedido: z.record(z.string(), z.unknown()),
    apply: async (body, {by}) => {
      await this.make(check(Voucher.create, body), approvedMaker(by));
      return 'Voucher aprovado: ele já vale nas notas.';
    },
  };

  readonly extension: ApprovalKind<Extension> = {
    name: 'vouchers.prorrogar',
    titulo: 'Prazo de voucher',
    right: 'PUT /api/vouchers/{id}',
    pedido: extensionSchema,
    apply: async ({id, expiraEm}) => {
      await this.change(id, check(Voucher.change, {expiraEm}), true);
      return 'Prazo aprovado: o voucher vale até o novo fim.';
    },
  };

  constructor(
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  /** @throws SecondPersonRequired when it gives more points than staff may grant without a second person */
  create = (body: Types['create']): Promise<Types['row']> =>
    this.approvals.runOrRequest(() => this.make(body, currentMaker()));

  /** @throws SecondPersonRequired for a later end, as for a new voucher; NotFound, EditConflict */
  update = (id: number, body: Pick<Types['change'], 'expiraEm'>): Promise<Types['row']> =>
    this.approvals.runOrRequest(() => this.change(id, body, false));

  /** Only a later end is checked, as more painters can use the voucher then; it ends earlier at once. */
  private async change(id: number, body: Pick<Types['change'], 'expiraEm'>, confirmed: boolean): Promise<Types['row']> {
    return this.crud.update(Voucher, id, body, {
      also: async (after, before) => {
        if (!isLater(after.expiraEm, before.expiraEm) || confirmed) return;
        const {excessos} = await this.grants.checkCodigoEffect({...after, usos: 1});
        if (excessos.length === 0) return;
        const until = after.expiraEm ? `até ${formatDate(after.expiraEm)}` : 'sem data de fim';
        throw this.approvals.approvalNeeded(this.extension, {
          resumo: `${after.voucher}: ${codigoEffect(after)} para cada pintor, ${until}`,
          excessos,
          pedido: {id, expiraEm: after.expiraEm},
        });
      },
    });
  }

  private async make(body: Types['create'], maker: Maker): Promise<Types['row']> {
    // Before anybody is asked to approve what cannot be.
    assertRules(Voucher, body);
    const {voucher, valor, operacao} = body;
    const {excessos} = await this.grants.checkCodigoEffect({operacao, valor, usos: 1});
    if (excessos.length > 0 && !maker.conferido)
      throw this.approvals.approvalNeeded(this.approval, {
        resumo: `${voucher}: ${codigoEffect(body)} para cada pintor`,
        excessos,
        pedido: {...body},
      });
    return this.crud.create(Voucher, body, {columns: {...maker}});
  }
}
