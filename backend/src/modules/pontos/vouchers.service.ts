import {BindingScope, inject, injectable, service} from '@loopback/core';
import {codigoEffect} from '@clube/domain';
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

/**
 * Creates vouchers. Many painters may use one, so the points that it gives to each of them are checked by the grant
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

  constructor(
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  /** @throws SecondPersonRequired when it gives more points than staff may grant without a second person */
  create = (body: Types['create']): Promise<Types['row']> =>
    this.approvals.runOrRequest(() => this.make(body, currentMaker()));

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
