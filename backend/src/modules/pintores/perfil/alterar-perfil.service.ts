import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  dataCivil,
  lerData,
  NOMES_CAMPOS_PINTOR,
  somenteDigitos,
  temErros,
  textoDoCampo,
  validarPerfil,
  valorDoCampo,
} from '@clube/domain';
import {actor, currentContext} from '../../../kernel/context';
import {NaoEncontrado, RegulamentoNaoAceito, recusarCampos} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredencialService} from '../../acesso';
import {RevendasService} from '../../revendas';
import {registrarConsentimento} from '../cadastro/consentimentos';
import {ConfirmacaoService} from '../email/confirmacao.service';
import {updatePintor, type Colunas} from '../cadastro/gravar';
import {NiveisService} from '../niveis/niveis.service';
import {naming, recusarJaCadastrado} from '../unicos';
import type {PerfilEnviado} from './esquema';
import type {Parceiro} from './parceiro';
import {PerfilService} from './perfil.service';

interface Atual {
  cpf: string;
  email: string | null;
  endCidade: string | null;
  aceitouRegulamento: boolean;
  aceitouPrivacidade: boolean;
}

const ACEITES = ['aceitouRegulamento', 'aceitouPrivacidade'];
const NOT_COLUMNS = new Set(['cpf', 'senha', 'senhaAntiga', 'confirmarSenha', 'indicacao', 'codigo_cadastro']);

const mudaEmail = ({email}: Colunas, antes: string | null): boolean =>
  email !== undefined && email !== (antes?.toLowerCase() ?? null);

/** A painter changes the own profile, wholly or in part. */
@injectable({scope: BindingScope.SINGLETON})
export class AlterarPerfilService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(ConfirmacaoService) private readonly confirmacoes: ConfirmacaoService,
    @service(CredencialService) private readonly credenciais: CredencialService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(PerfilService) private readonly perfil: PerfilService,
  ) {}

  /**
   * Answers the painter as changed. Before the rules are accepted only accepting is taken. A new password ends the
   * painter's other sessions; a new e-mail is to be confirmed.
   * @throws 403 before acceptance, 422 with the fields that are wrong, 409 when the e-mail is another painter's, 429 for
   * who tries too many e-mails or passwords.
   */
  async alterar(enviado: PerfilEnviado): Promise<Parceiro> {
    const {id, sessao, aceitouRegulamento} = actor('loja');
    if (!aceitouRegulamento && Object.keys(enviado).some(campo => !ACEITES.includes(campo)))
      throw RegulamentoNaoAceito();
    const atual = await this.atual(id);
    this.conferir(enviado, atual);
    const columns = await this.colunas(enviado, atual);
    const novoEmail = mudaEmail(columns, atual.email);
    if (novoEmail) await this.conferirEmail(columns);
    const senhaHash = enviado.senha ? await this.novaSenha(id, atual.cpf, enviado) : undefined;
    if (novoEmail) await this.throttle.confirmation(id, String(columns.email));
    try {
      await this.db.tx(async () => {
        if (novoEmail) await this.trocarEmail(id, columns);
        await this.gravar(id, columns);
        if (enviado.aceitouRegulamento && !atual.aceitouRegulamento)
          await registrarConsentimento(this.db, id, 'regulamento');
        if (enviado.aceitouPrivacidade && !atual.aceitouPrivacidade)
          await registrarConsentimento(this.db, id, 'privacidade');
        if (senhaHash) {
          await this.credenciais.gravar('loja', id, senhaHash);
          await this.sessions.endAll('loja', id, sessao);
        }
        await this.niveis.reavaliar(id);
      });
    } catch (error) {
      throw naming(error);
    }
    this.sessions.forget('loja', id);
    return this.perfil.ler(id);
  }

  private async atual(id: number): Promise<Atual> {
    const row = await this.db.one(sql<Atual>`
      SELECT cpf, email, end_cidade AS "endCidade", aceitou_regulamento AS "aceitouRegulamento",
              aceitou_privacidade AS "aceitouPrivacidade" FROM pintor WHERE id = ${id}`);
    if (!row) throw NaoEncontrado();
    return row;
  }

  private conferir(enviado: PerfilEnviado, atual: Atual): void {
    if (enviado.cpf && somenteDigitos(enviado.cpf) !== atual.cpf)
      throw recusarCampos({cpf: 'O CPF não pode ser alterado'});
    const erros = validarPerfil(enviado, dataCivil(currentContext().agora));
    if (temErros(erros)) throw recusarCampos(erros);
  }

  /** A refusal tells that somebody has the address: asking is counted. */
  private async conferirEmail({email}: Colunas): Promise<void> {
    await this.throttle.lookup();
    await recusarJaCadastrado(this.db, {email: email as string | null});
  }

  /** Under the row's lock: of two who change it at once the second one finds what the first one wrote. */
  private async trocarEmail(id: number, columns: Colunas): Promise<void> {
    const antes = await this.db.one(
      sql<{email: string | null; confirmado: boolean}>`
        SELECT email, email_confirmado_em IS NOT NULL AS confirmado FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    if (!antes || !mudaEmail(columns, antes.email)) return;
    columns.emailConfirmadoEm = null;
    await this.confirmacoes.trocado(id, antes.email, antes.confirmado);
  }

  private async novaSenha(id: number, cpf: string, {senha, senhaAntiga}: PerfilEnviado): Promise<string> {
    const erro = 'A senha atual não confere.';
    await this.credenciais.conferir(
      {tipo: 'loja', login: cpf, sujeitoId: id, senha: senhaAntiga ?? ''},
      {erro, campos: {senhaAntiga: erro}},
    );
    return this.credenciais.preparar('loja', senha ?? '');
  }

  /** The columns to change: what was not sent is not touched, what was sent empty is emptied. */
  private async colunas(enviado: PerfilEnviado, atual: Atual): Promise<Colunas> {
    const columns: Colunas = {};
    const sent = enviado as Record<string, unknown>;
    for (const campo of NOMES_CAMPOS_PINTOR) {
      if (NOT_COLUMNS.has(campo) || sent[campo] === undefined) continue;
      const texto = textoDoCampo(campo, sent[campo]);
      columns[campo] = texto === '' ? null : valorDoCampo(campo, texto);
    }
    if (typeof columns.dataNascimento === 'string') columns.dataNascimento = lerData(columns.dataNascimento) ?? null;
    if (enviado.sobre !== undefined) columns.sobre = enviado.sobre?.trim() || null;
    for (const campo of ['acheSeuPintor', 'verTutorial'] as const)
      if (enviado[campo] !== undefined) columns[campo] = enviado[campo];
    for (const campo of ACEITES) if (sent[campo]) columns[campo] = true;
    if ('lojaPreferida' in columns) columns.revendaId = await this.revenda(columns, atual);
    return columns;
  }

  private async revenda(columns: Colunas, atual: Atual): Promise<number | null> {
    const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns as Record<string, string | null | undefined>;
    if (!lojaPreferida) return null;
    return this.revendas.idDoNome(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? atual.endCidade);
  }

  private async gravar(id: number, columns: Colunas): Promise<void> {
    if (Object.keys(columns).length === 0) return;
    await this.db.query(updatePintor(id, columns));
  }
}
