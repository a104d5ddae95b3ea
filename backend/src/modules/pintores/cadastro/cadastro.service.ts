import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {dataCivil, temErros, validarCadastro} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {recusarCampos} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import {brokenUnique} from '../../../kernel/persistence/broken-unique';
import type {Database} from '../../../kernel/persistence/database';
import type {RepositoryOf} from '../../../kernel/resources/entity';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredencialService} from '../../acesso';
import {PontosService, acharCodigoCadastro} from '../../pontos';
import {RevendasService} from '../../revendas';
import {ConfirmacaoService} from '../email/confirmacao.service';
import {IndicadorNaoEncontrado} from '../recusas';
import {Consentimento, Pintor} from '../pintor';
import {naming, recusarJaCadastrado} from '../unicos';
import {novoCodigoIndicacao} from './codigo-indicacao';
import {consentimento} from './consentimentos';
import type {CadastroEnviado} from './esquema';
import {colunasDoFormulario, type Colunas} from './gravar';
import {acharIndicador} from './indicacao';

const MAX_ATTEMPTS = 5;

export interface Cadastrado {
  id: number;
  nome: string;
  cpf: string;
  idIndicacao: string;
}

/** Signing up: the painter, the account, the password, the consent and the points of a code, all or nothing. */
@injectable({scope: BindingScope.SINGLETON})
export class CadastroService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @repository(Consentimento.Repository) private readonly consentimentos: RepositoryOf<typeof Consentimento>,
    @service(ConfirmacaoService) private readonly confirmacoes: ConfirmacaoService,
    @service(CredencialService) private readonly credenciais: CredencialService,
    @service(PontosService) private readonly pontos: PontosService,
    @service(RevendasService) private readonly revendas: RevendasService,
  ) {}

  /**
   * From the cheap to the dear: what the form tells by itself, then what is asked of others' data (a refusal tells who is
   * signed up and which codes there are, so asking is counted first), then the address's sign-ups, and only then the
   * password's hash.
   * @throws 422 with the fields that are wrong, 409 when CPF or e-mail belong to a painter already, 429 for who asks or
   * signs up too often, 503 when too many sign up at this moment.
   */
  async cadastrar(enviado: CadastroEnviado): Promise<Cadastrado> {
    const erros = validarCadastro(enviado, dataCivil(currentContext().agora));
    if (temErros(erros)) throw recusarCampos(erros);
    await this.throttle.lookup();
    const columns = await this.colunas(enviado);
    await recusarJaCadastrado(this.db, columns);
    const codigo = enviado.codigo_cadastro?.trim();
    if (codigo) await acharCodigoCadastro(this.db, codigo);
    const desfazer = await this.throttle.signUp();
    try {
      return await this.registrar(columns, enviado);
    } catch (error) {
      await desfazer();
      throw error;
    }
  }

  private async registrar(columns: Colunas, enviado: CadastroEnviado): Promise<Cadastrado> {
    const senhaHash = await this.credenciais.preparar('loja', enviado.senha ?? '', 'second');
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.tx(() => this.gravar(columns, enviado, senhaHash));
      } catch (error) {
        if (brokenUnique(error) === 'pintor_id_indicacao_key' && attempt < MAX_ATTEMPTS) continue;
        throw naming(error);
      }
    }
  }

  private async gravar(columns: Colunas, enviado: CadastroEnviado, senhaHash: string): Promise<Cadastrado> {
    const idIndicacao = novoCodigoIndicacao(columns.nome ?? '');
    const {id, nome, cpf} = await this.pintores.create({...columns, idIndicacao});
    await this.pontos.abrirConta(id);
    await this.credenciais.gravar('loja', id, senhaHash);
    await this.consentimentos.create(consentimento(id, 'compartilhamento'));
    await this.confirmacoes.pedir(id);
    // Shared by everybody who has the code, so it is locked last.
    const codigo = enviado.codigo_cadastro?.trim();
    if (codigo) await this.pontos.usarCodigoCadastro(id, codigo);
    return {id, nome, cpf, idIndicacao};
  }

  /** What the form sent, as it is stored. The ids of social networks are not: only a provider's token proves one, and none is taken yet. */
  private async colunas(enviado: CadastroEnviado): Promise<Colunas> {
    const columns = colunasDoFormulario(enviado);
    const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns;
    return {
      ...columns,
      cadastroAcheSeuPintor: enviado.cadastroAcheSeuPintor ?? false,
      indicadoPor: await this.indicador(enviado.indicacao),
      revendaId: lojaPreferida
        ? await this.revendas.idDoNome(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? null)
        : null,
      criadoEm: currentContext().agora,
    };
  }

  private async indicador(codigo: string | null | undefined): Promise<number | null> {
    if (!codigo?.trim()) return null;
    const found = await acharIndicador(this.pintores, codigo);
    if (!found) throw recusarCampos({indicacao: IndicadorNaoEncontrado.erro});
    return found.id;
  }
}
