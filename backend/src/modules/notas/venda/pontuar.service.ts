import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  PONTOS_MAXIMOS_NOTA,
  dataCivil,
  excessosDaVenda,
  formatarPontos,
  pontuar,
  vencimentoPontuacao,
  type Pontuacao,
} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {recusarCampos} from '../../../kernel/errors';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {ConfiguracaoService, limitesDe} from '../../configuracoes';
import {NiveisService} from '../../pintores';
import {PontosService, abrirRazoes, gravarRazao, type CodigoAplicavel, type Razao} from '../../pontos';
import {CasamentoService, RevendasService} from '../../revendas';
import {confirmarSegunda, exigirSegunda} from '../conferencia/conferencia';
import {recusarEmAnalise} from '../em-analise';
import {confirmadosDa, linhasDa} from './aprender';
import {recusarDuplicada} from './duplicidade';
import {proximo, transitar, travarNota, type NotaTravada} from '../eventos';
import {AVISAR_PONTUACAO} from './avisos';
import {gravarVenda, proximaVenda, type DadosDaVenda} from './gravar-venda';
import {premiarIndicacao} from './indicacao';
import {NotaNaoEncontrada} from '../recusas';
import {conferirVenda, type VendaEnviada} from './venda';
import {pintorDaVenda, produtosDaVenda} from './venda-referencias';

export interface Pontuado {
  mensagem: string;
  venda: {id: number; totalPontos: number; pontosDobrados: 0 | 1; codigoCancelado: boolean; calculo: Pontuacao};
}

export interface OpcoesPontuar {
  /** Tells the painter by mail. */
  enviarMensagem?: boolean;
  /** A second person confirms what goes beyond the limits of one. */
  confirmar?: boolean;
}

/** A pending receipt becomes a scored sale: points, code, referral and receipt in one transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class PontuarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PontosService) private readonly pontos: PontosService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(CasamentoService) private readonly casamentos: CasamentoService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  pontuar(enviada: VendaEnviada, opcoes: OpcoesPontuar = {}): Promise<Kept<Pontuado>> {
    const pedido = opcoes.confirmar ? {...enviada, confirmar: true} : enviada;
    return idempotent(this.db, 'POST /api/pontuacoes/pontuar', pedido, () => this.executar(enviada, opcoes));
  }

  /** Lock order: receipt, accounts, then what painters share: the paper's number, the code, what shops call products. */
  private async executar(enviada: VendaEnviada, opcoes: OpcoesPontuar): Promise<Pontuado> {
    const venda = conferirVenda(enviada, dataCivil(currentContext().agora));
    const nota = await this.notaDe(enviada);
    const estado = proximo(nota, 'pontuar');
    await recusarEmAnalise(this.db, nota);
    const pintor = await pintorDaVenda(this.db, venda, nota);
    const razoes = await abrirRazoes(this.db, [pintor.id, ...(pintor.indicado_por ? [pintor.indicado_por] : [])]);
    await recusarDuplicada(this.db, venda);
    const produtos = await produtosDaVenda(this.revendas, venda);
    const lidas = await linhasDa(this.db, nota, venda);
    const codigo = await this.codigoDe(enviada.codigoPromocional, pintor.id);
    const loja = await this.revendas.origemDaVenda(venda.cnpjLoja);
    const calculo = pontuar({
      itens: venda.itens.map(item => ({valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0, qtde: item.qtde})),
      fatorPontuacao: loja.fatorPontuacao,
      valorPontoCluster: pintor.valor_ponto,
      clusterNome: pintor.cluster ?? undefined,
      revendaMaster: loja.rm,
      codigo: codigo && {operacao: codigo.operacao, valor: codigo.valor},
    });
    const conferencia = await this.conferir(nota, {venda, produtos, calculo}, opcoes);
    // The first write: whatever refuses has refused by now.
    await this.revendas.guardarLoja(
      {cnpj: venda.cnpjLoja, nome: venda.nomeLoja, cidade: venda.cidadeLoja, uf: venda.estadoLoja},
      loja,
    );
    const vendaId = await this.gravar({venda, nota, pintor, loja, codigo, calculo, produtos}, razoes);
    const conferida = conferencia && (await confirmarSegunda(this.db, nota, {id: conferencia, vendaId}));
    await this.casamentos.aprender(venda.cnpjLoja, confirmadosDa(venda, lidas, produtos));
    await transitar(this.db, nota, estado);
    await audit(this.db, {
      acao: 'pontuar',
      entidade: 'nota',
      entidadeId: nota.id,
      depois: {venda: vendaId, totalPontos: calculo.total, ...(conferida ? {conferida} : {})},
    });
    await this.niveis.reavaliar(pintor.id);
    if (opcoes.enviarMensagem || calculo.codigoCancelado) await this.jobs.enqueue(AVISAR_PONTUACAO, {vendaId});
    return {
      mensagem: calculo.codigoCancelado
        ? 'Venda pontuada com sucesso. O código não teve efeito: a revenda master já dobra os pontos.'
        : 'Venda pontuada com sucesso',
      venda: {
        id: vendaId,
        totalPontos: calculo.total,
        pontosDobrados: calculo.pontosDobrados,
        codigoCancelado: calculo.codigoCancelado,
        calculo,
      },
    };
  }

  private notaDe({idFoto, nomeArquivo}: VendaEnviada): Promise<NotaTravada> {
    if (idFoto) return travarNota(this.db, {id: idFoto});
    if (nomeArquivo) return travarNota(this.db, {nomeArquivo});
    throw NotaNaoEncontrada({erro: 'Informe a nota que está sendo pontuada.'});
  }

  private async codigoDe(texto: string | undefined, pintorId: number): Promise<CodigoAplicavel | undefined> {
    if (!texto?.trim()) return undefined;
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
    return this.pontos.codigos.achar(texto, pintorId, {lock: true});
  }

  /** What no receipt is worth is refused; what one person may not score alone waits for a second one. */
  private async conferir(
    nota: NotaTravada,
    {venda, produtos, calculo}: Pick<DadosDaVenda, 'venda' | 'produtos' | 'calculo'>,
    {confirmar = false}: OpcoesPontuar,
  ): Promise<number | undefined> {
    const pontos = calculo.total;
    if (pontos > PONTOS_MAXIMOS_NOTA)
      throw recusarCampos({
        itens: `Esta venda valeria ${formatarPontos(pontos)} pontos: uma nota vale no máximo ${formatarPontos(PONTOS_MAXIMOS_NOTA)}`,
      });
    const itens = venda.itens.map(item => ({...item, valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0}));
    const excessos = excessosDaVenda({itens, calculo}, limitesDe(await this.configuracoes.atual()));
    return excessos.length > 0 ? exigirSegunda(this.db, nota, {venda: {excessos, pontos}, confirmar}) : undefined;
  }

  /** Points first, then the sale that caused them, then what hangs on it. */
  private async gravar(
    dados: Omit<DadosDaVenda, 'vendaId' | 'venceEm' | 'lancamentoId'>,
    razoes: Map<number, Razao>,
  ): Promise<number> {
    const {venda, pintor, loja, codigo, calculo} = dados;
    const vendaId = await proximaVenda(this.db);
    const razao = razoes.get(pintor.id);
    if (!razao) throw new Error(`painter ${pintor.id} has no account`);
    const venceEm = vencimentoPontuacao(currentContext().agora);
    const origem = {cnpjLoja: venda.cnpjLoja, redeId: loja.redeId};
    razao.expirarVencidos();
    const entry =
      calculo.total > 0 &&
      razao.creditar({tipo: 'pontuacao', pontos: calculo.total, referencia: `venda:${vendaId}`, venceEm, ...origem});
    const ids = await gravarRazao(this.db, razao);
    const lancamentoId = entry ? ids.get(entry.seq) : undefined;
    await gravarVenda(this.db, {...dados, vendaId, venceEm, lancamentoId});
    if (codigo && calculo.codigoUsado)
      await this.pontos.codigos.registrarUso(codigo, {
        pintorId: pintor.id,
        pontos: pontosDoCodigo(calculo),
        vendaId,
        lancamentoId,
      });
    if (pintor.indicado_por)
      await premiarIndicacao(this.db, {indicadoId: pintor.id, indicadorId: pintor.indicado_por, vendaId}, razoes);
    return vendaId;
  }
}

/** What the code added: the total less what stood before it. */
function pontosDoCodigo({total, passos}: Pontuacao): number {
  const antes = passos.at(-2)?.acumulado ?? 0;
  return total - Math.floor(antes + 0.5);
}
