import {BindingScope, inject, injectable, service} from '@loopback/core';
import {countOf, formatPontosInWords, type Excess} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {currentContext} from '../../kernel/context';
import type {TypesOf} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import {check} from '../../kernel/http/input/validate';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {CodigoCadastro} from './codigos-cadastro';
import {approvedMaker, currentMaker, type Maker} from './codigo-decided';
import {GrantPolicy} from './grants/policy';
import {SQL_PONTOS_OF_CODIGO, sinceGrantMonth} from './grants/sums';

type Codigo = TypesOf<typeof CodigoCadastro>;

/** The change, and what the code gives with it: the approver was shown `pontos` and `usos` (0 in older requests). */
const requestSchema = z.object({
  id: z.int().nullable(),
  corpo: z.record(z.string(), z.unknown()),
  pontos: z.int().default(0),
  usos: z.int().default(0),
});
type RequestedGrant = z.infer<typeof requestSchema>;
type Shown = Pick<RequestedGrant, 'pontos' | 'usos'>;

interface Worth {
  codigo: string;
  pontos: number;
  usos: number;
}

/** Creates and changes registration codes; the grant policy checks the points that all uses of one could give. */
@injectable({scope: BindingScope.SINGLETON})
export class CodigosCadastroService {
  readonly approval: ApprovalKind<RequestedGrant> = {
    name: 'codigos-cadastro.gravar',
    titulo: 'Código de cadastro',
    right: 'POST /api/codigos-cadastro',
    pedido: requestSchema,
    apply: async ({id, corpo, ...shown}, {by}) => {
      const maker = approvedMaker(by);
      if (id === null) await this.make(check(CodigoCadastro.create, corpo), maker);
      else await this.change(id, check(CodigoCadastro.change, corpo), maker, shown);
      return 'Código aprovado: ele já vale no cadastro.';
    },
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  create = (body: Codigo['create']): Promise<Codigo['row']> =>
    this.approvals.runOrRequest(() => this.make(body, currentMaker()));

  update = (id: number, body: Codigo['change']): Promise<Codigo['row']> =>
    this.approvals.runOrRequest(() => this.change(id, body, currentMaker()));

  private async make(body: Codigo['create'], maker: Maker): Promise<Codigo['row']> {
    const {excessos} = await this.grants.checkCodigo(body);
    if (excessos.length > 0 && !maker.conferido) throw this.approvalNeeded(null, body, body, excessos);
    return this.crud.create(CodigoCadastro, body, {columns: {...maker}});
  }

  /**
   * Only an increase is checked. The code is locked before the person, whose sums include it. `shown`: to an approver, who is
   * asked again when the code was raised meanwhile, as the change leaves the rest of the code as it is.
   */
  private async change(id: number, body: Codigo['change'], maker: Maker, shown?: Shown): Promise<Codigo['row']> {
    const was = await this.db.one(sql<Worth & {usados: number; alheios: number}>`
      SELECT codigo, pontos, usos, usos_realizados AS usados,
             CASE WHEN usuario_id = ${maker.usuarioId} AND NOT conferido AND concedido_em > ${sinceGrantMonth()}
                  THEN 0 ELSE ${SQL_PONTOS_OF_CODIGO} END AS alheios
        FROM codigo_cadastro c WHERE id = ${id} AND removido_em IS NULL FOR UPDATE`);
    if (!was) throw NotFound();
    const {codigo = was.codigo, pontos = was.pontos, usos = was.usos} = body;
    const worth = {codigo, pontos, usos};
    if (pontos <= was.pontos && usos <= was.usos) return this.crud.update(CodigoCadastro, id, body);
    const left = (of: Worth) => of.pontos * (of.usos - was.usados);
    const {excessos} = await this.grants.checkCodigo(worth, was.alheios + left(worth) - left(was));
    const agreed = shown !== undefined && pontos <= shown.pontos && usos <= shown.usos;
    if (shown ? !agreed : excessos.length > 0) throw this.approvalNeeded(id, body, worth, excessos);
    return this.crud.update(CodigoCadastro, id, body, {columns: {...maker, concedidoEm: currentContext().now}});
  }

  private approvalNeeded(id: number | null, corpo: object, {codigo, pontos, usos}: Worth, excessos: readonly Excess[]) {
    const resumo = `${codigo}: ${formatPontosInWords(pontos)}, até ${countOf(usos, 'vez', 'vezes')}`;
    return this.approvals.approvalNeeded(this.approval, {
      resumo,
      excessos,
      pedido: {id, corpo: {...corpo}, pontos, usos},
    });
  }
}
