import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAXIMO_ARQUIVOS, MAXIMO_PENDENTES, erroDosPendentes} from '@clube/domain';
import {Recusa} from '../../../kernel/errors';
import type {ArquivoRecebido} from '../../../kernel/http/multipart';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import type {Storage} from '../../../kernel/storage/storage';
import {ConfiguracaoService} from '../../configuracoes';
import {PontosService, PontuacaoBloqueada, normalizarCodigo} from '../../pontos';
import {
  RecusaDoArquivo,
  lerRecusa,
  motivo,
  recebidos,
  recusados,
  resumo,
  type Destino,
  type Recebida,
} from './destinos';
import {CotasService, type CotaAberta} from './cotas.service';
import {conferirRecibo, type ReciboEnviado} from './receber-recibo';
import {ArquivosDemais, NotaRepetida, PendentesDemais, SemArquivo} from '../recusas';
import {jaEnviada, pendentesDe, registrarNota} from './registrar-nota';

export interface Envio {
  codigo?: string | undefined;
  /** All files are one receipt, in their order. */
  juntar?: boolean;
}

export interface Enviadas {
  mensagem: string;
  arquivos: Destino[];
}

/** Whose sending it is; without a quota where it is the product's own. */
interface Remessa {
  pintorId: number;
  codigo?: string | undefined;
  cota?: CotaAberta;
}

export const ENVIAR_NOTAS = 'POST /api/upload/venda_foto';

/** Receipts arrive: each file is one, taken or refused by itself, or all of them are one. */
@injectable({scope: BindingScope.SINGLETON})
export class EnviarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(PontosService) private readonly pontos: PontosService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @service(CotasService) private readonly cotas: CotasService,
  ) {}

  /** A sending is its files' content, in their order, the code, and whether they are one receipt; not their names. */
  async enviar(
    pintorId: number,
    arquivos: ArquivoRecebido[],
    {codigo, juntar = false}: Envio = {},
  ): Promise<Kept<Enviadas>> {
    if (arquivos.length === 0) throw SemArquivo();
    if (arquivos.length > MAXIMO_ARQUIVOS) throw ArquivosDemais();
    const livre = codigo ? normalizarCodigo(codigo) : undefined;
    const recibos: ReciboEnviado[] = [];
    for (const partes of juntar ? [arquivos] : arquivos.map(arquivo => [arquivo]))
      recibos.push(await conferirRecibo(partes));
    // Files that cannot be taken anyhow hear so, whatever the code: else junk would be a way to try out codes.
    const perguntado = recibos.some(({recusa}) => !recusa) ? livre : undefined;
    if (perguntado) await this.throttle.lookup();
    const pedido = {juntar, codigo: livre, arquivos: arquivos.map(({sha256, bytes}) => [sha256, bytes])};
    return this.comGuardados(recibos, ficam =>
      idempotent(this.db, ENVIAR_NOTAS, pedido, async () => {
        ficam.clear();
        await this.travar(pintorId);
        const cota = await this.cotas.abrir(pintorId);
        if (perguntado) await this.conferirCodigo(pintorId, perguntado);
        const destinos = await this.decidir({pintorId, codigo: livre, cota}, recibos, ficam);
        await cota.gravar();
        const aceitos = destinos.filter(({situacao}) => situacao === 'recebida').length;
        return {mensagem: juntar ? resumo(1, 1) : resumo(aceitos, destinos.length), arquivos: destinos};
      }),
    );
  }

  /** One file, one receipt. */
  async receber(pintorId: number, arquivo: ArquivoRecebido, codigo?: string): Promise<Recebida> {
    const recibo = await conferirRecibo([arquivo]);
    return this.comGuardados([recibo], ficam =>
      this.db.tx(async () => {
        ficam.clear();
        await this.travar(pintorId);
        try {
          return await this.registrar({pintorId, codigo}, recibo, ficam);
        } catch (error) {
          throw lerRecusa(error).recusa;
        }
      }),
    );
  }

  /**
   * The files are safe on disk before their rows are written, and the rows before the painter is told. What is not to
   * stay is removed again; after a fault the commit may have held all the same, and a row must never point nowhere:
   * then the nightly sweep decides.
   */
  private async comGuardados<T>(recibos: ReciboEnviado[], registrar: (ficam: Set<ReciboEnviado>) => Promise<T>) {
    const ficam = new Set<ReciboEnviado>();
    const tirar = async () => {
      for (const recibo of recibos)
        if (!ficam.has(recibo)) for (const {caminho} of recibo.conferidos) await this.storage.remove(caminho);
    };
    try {
      for (const {conferidos} of recibos)
        for (const {caminho, origem} of conferidos) await this.storage.save(caminho, origem.caminho);
    } catch (error) {
      await tirar();
      throw error;
    }
    try {
      const resposta = await registrar(ficam);
      await tirar();
      return resposta;
    } catch (error) {
      if (error instanceof Recusa) {
        ficam.clear();
        await tirar();
      }
      throw error;
    }
  }

  /** Two uploads of one painter go one after the other, so that each sees what the other brought. */
  private async travar(pintorId: number): Promise<void> {
    await this.db.query(`SELECT 1 FROM conta WHERE pintor_id = $1 FOR NO KEY UPDATE`, [pintorId]);
  }

  private async conferirCodigo(pintorId: number, codigo: string): Promise<void> {
    await this.pontos.codigos.achar(codigo, pintorId);
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
  }

  /** The fate of every file; throws the first refusal when none was taken. */
  private async decidir(envio: Remessa, recibos: ReciboEnviado[], ficam: Set<ReciboEnviado>): Promise<Destino[]> {
    const destinos: Destino[] = [];
    let primeira: {recusa: Recusa; erro: string} | undefined;
    for (const recibo of recibos) {
      try {
        // A code sent along belongs to the first receipt that is accepted.
        const codigo = ficam.size === 0 ? envio.codigo : undefined;
        const recebida = await this.registrar({...envio, codigo}, recibo, ficam);
        destinos.push(...recebidos(recibo.partes, recebida));
      } catch (error) {
        const lida = lerRecusa(error);
        primeira ??= {recusa: lida.recusa, erro: motivo(recibo.partes, lida)};
        destinos.push(...recusados(recibo.partes, lida));
      }
    }
    if (ficam.size === 0 && primeira) {
      const {status, codigo, headers} = primeira.recusa;
      throw new Recusa(status, codigo, primeira.erro, {arquivos: destinos}, headers);
    }
    return destinos;
  }

  private async registrar(
    {pintorId, codigo, cota}: Remessa,
    recibo: ReciboEnviado,
    ficam: Set<ReciboEnviado>,
  ): Promise<Recebida> {
    const {partes, conferidos, recusa} = recibo;
    if (recusa) throw recusa.arquivo ? new RecusaDoArquivo(recusa.recusa, recusa.arquivo) : recusa.recusa;
    if ((await this.configuracoes.atual()).bloquearPontuacao) throw PontuacaoBloqueada();
    await this.recusarRepetida(pintorId, partes);
    const erro = erroDosPendentes(await pendentesDe(this.db, pintorId, MAXIMO_PENDENTES));
    if (erro) throw PendentesDemais({erro});
    cota?.gastar({arquivos: partes.length, bytes: partes.reduce((soma, {bytes}) => soma + bytes, 0)});
    const id = await registrarNota(this.db, this.jobs, {pintorId, arquivos: conferidos, codigo});
    ficam.add(recibo);
    return {id, nomeArquivo: conferidos[0]?.nomeArquivo ?? ''};
  }

  private async recusarRepetida(pintorId: number, partes: ArquivoRecebido[]): Promise<void> {
    const hashes = partes.map(({sha256}) => sha256);
    const sha256 = await jaEnviada(this.db, pintorId, hashes);
    const repetida = partes.find(parte => parte.sha256 === sha256);
    if (repetida) throw new RecusaDoArquivo(NotaRepetida(), repetida);
  }
}
