import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAX_JOINT_NOTAS, civilDateOf, excessesOfVenda} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {Refusal} from '../../../kernel/refusals/refusals';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {ConfiguracaoService, limitsOf} from '../../configuracoes';
import {PontosService} from '../../pontos';
import {ProdutoMatchingService, RevendasService} from '../../revendas';
import {signFiles} from '../files/sign-files';
import {calculate} from '../venda/calculate';
import {checkVenda, type CheckedVenda, type SentVenda} from '../venda/venda';
import {produtosOfVenda} from '../venda/venda-references';
import {candidatesOf, type Candidate} from './candidates';
import type {JointNota} from './joint.schemas';
import {saleOfReading} from './sale-of-reading';

/** Number of candidates examined: few of those with a certain reading are unsuitable for another reason. */
const MAX_CANDIDATES = 5 * MAX_JOINT_NOTAS;

/** The receipts that may be scored together, each with its points. Read-only. */
@injectable({scope: BindingScope.SINGLETON})
export class SheetService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(ProdutoMatchingService) private readonly matching: ProdutoMatchingService,
    @service(PontosService) private readonly pontos: PontosService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  async list(): Promise<JointNota[]> {
    const notas: JointNota[] = [];
    for (const candidate of await candidatesOf(this.db, {limit: MAX_CANDIDATES})) {
      const nota = await this.valued(candidate);
      if (nota) notas.push(nota);
      if (notas.length === MAX_JOINT_NOTAS) break;
    }
    return notas;
  }

  /** A receipt with the sale of its current reading; undefined if a person has to decide. */
  async saleOf(id: number): Promise<{nota: Candidate; venda: SentVenda} | undefined> {
    const [nota] = await candidatesOf(this.db, {id, limit: 1});
    const venda = nota && saleOfReading(nota, await this.matching.match(nota.cnpj, nota.itens));
    return venda && {nota, venda};
  }

  /** Leaves out what scoring would refuse. */
  private async valued(nota: Candidate): Promise<JointNota | undefined> {
    const sent = saleOfReading(nota, await this.matching.match(nota.cnpj, nota.itens));
    if (!sent) return undefined;
    try {
      return await this.rowOf(nota, checkVenda(sent, civilDateOf(currentContext().now)));
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private async rowOf(nota: Candidate, venda: CheckedVenda): Promise<JointNota> {
    const {id, nome, cpf, pintorId, total, codigoPromocional, criadoEm: sentAt, primeira, lidaEm} = nota;
    const settings = await this.configuracoes.current();
    const produtos = await produtosOfVenda(this.revendas, venda);
    const codigo = codigoPromocional?.trim()
      ? await this.pontos.codigos.findForNota(codigoPromocional, {pintorId, sentAt}, settings)
      : undefined;
    const loja = await this.revendas.originOfVenda(venda.cnpjLoja);
    const calculo = calculate({itens: venda.itens, produtos, loja, pintor: nota, codigo});
    const itens = venda.itens.map(item => ({...item, valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0}));
    const {diretorioArquivo, arquivoUrl, tipo, redeAntifraude} = nota;
    return signFiles(this.urls, {
      ...{id, nome, cpf, total: total ?? 0, codigoPromocional, primeira},
      loja: venda.nomeLoja,
      redeAntifraude,
      dataEmissao: venda.realizadoEm,
      tipoFiscal: venda.tipoFiscal,
      numero: venda.identificador,
      pontos: calculo.total,
      excessos: excessesOfVenda({itens, calculo}, limitsOf(settings)).map(({texto}) => texto),
      lidaEm: lidaEm.toISOString(),
      ...{diretorioArquivo, arquivoUrl, tipo},
    });
  }
}
