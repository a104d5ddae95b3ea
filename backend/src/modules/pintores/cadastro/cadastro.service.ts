import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  dataCivil,
  lerData,
  NOMES_CAMPOS_PINTOR,
  temErros,
  textoDoCampo,
  validarCadastro,
  valorDoCampo,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {recusarCampos} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredencialService} from '../../acesso';
import {PontosService, acharCodigoCadastro} from '../../pontos';
import {RevendasService} from '../../revendas';
import {ConfirmacaoService} from '../email/confirmacao.service';
import {IndicadorNaoEncontrado} from '../recusas';
import {brokenUnique, naming, recusarJaCadastrado} from '../unicos';
import {novoCodigoIndicacao} from './codigo-indicacao';
import {registrarConsentimento} from './consentimentos';
import type {CadastroEnviado} from './esquema';
import {insertPintor, type Colunas} from './gravar';
import {acharIndicador} from './indicacao';

const MAX_ATTEMPTS = 5;
/** Of the form, but not columns of the painter. */
const NOT_COLUMNS = new Set(['senha', 'senhaAntiga', 'confirmarSenha', 'indicacao', 'codigo_cadastro']);

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
    await recusarJaCadastrado(this.db, {cpf: String(columns.cpf), email: columns.email as string | null});
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
    const nome = String(columns.nome);
    const idIndicacao = novoCodigoIndicacao(nome);
    const [row] = await this.db.query(insertPintor({...columns, idIndicacao}));
    if (!row) throw new Error('the painter was not inserted');
    await this.pontos.abrirConta(row.id);
    await this.credenciais.gravar('loja', row.id, senhaHash);
    await registrarConsentimento(this.db, row.id, 'compartilhamento');
    await this.confirmacoes.pedir(row.id);
    // Shared by everybody who has the code, so it is locked last.
    const codigo = enviado.codigo_cadastro?.trim();
    if (codigo) await this.pontos.usarCodigoCadastro(row.id, codigo);
    return {id: row.id, nome, cpf: String(columns.cpf), idIndicacao};
  }

  /**
   * What the form sent, as it is stored: without masks and blanks, what is empty as null. The ids of social networks are
   * not kept: only a provider's token proves one, and none is taken yet.
   */
  private async colunas(enviado: CadastroEnviado): Promise<Colunas> {
    const columns: Colunas = {};
    for (const campo of NOMES_CAMPOS_PINTOR) {
      if (NOT_COLUMNS.has(campo)) continue;
      const texto = textoDoCampo(campo, (enviado as Record<string, unknown>)[campo]);
      columns[campo] = texto === '' ? null : valorDoCampo(campo, texto);
    }
    const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns as Record<string, string | null>;
    return {
      ...columns,
      dataNascimento: lerData(String(columns.dataNascimento)) ?? null,
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
    const found = await acharIndicador(this.db, codigo);
    if (!found) throw recusarCampos({indicacao: IndicadorNaoEncontrado.erro});
    return found.id;
  }
}
