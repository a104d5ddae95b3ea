import {ATIVACAO_LABELS, ERASED_NAME, SOCIAL_NAMES} from '@clube/domain';
import {cpfText, dateText, timestampText, phoneText, yesNo} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration, PersonalTable} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

const NOTHING = sql`NULL`;

/** The painter. Erasure fills columns that must be unique and not null with values derived from the row's id. */
const PINTOR: PersonalTable = {
  table: 'pintor',
  rows: id => sql`t.id = ${id}`,
  files: ['foto_id'],
  erase: {
    cpf: sql`'apagado-' || t.id`,
    nome: sql`${ERASED_NAME}`,
    sexo: NOTHING,
    data_nascimento: sql`DATE '1900-01-01'`,
    email: NOTHING,
    email_confirmado_em: NOTHING,
    email_do_painel_em: NOTHING,
    telefone: NOTHING,
    celular: sql`''`,
    end_rua: NOTHING,
    end_numero: NOTHING,
    end_complemento: NOTHING,
    end_bairro: NOTHING,
    end_cidade: NOTHING,
    end_estado: NOTHING,
    end_cep: NOTHING,
    entrega_nome: NOTHING,
    entrega_rua: NOTHING,
    entrega_numero: NOTHING,
    entrega_complemento: NOTHING,
    entrega_bairro: NOTHING,
    entrega_cidade: NOTHING,
    entrega_estado: NOTHING,
    entrega_cep: NOTHING,
    indicacao_vendedor: NOTHING,
    indicacao_loja: NOTHING,
    loja_preferida: NOTHING,
    cidade_loja_preferida: NOTHING,
    estado_loja_preferida: NOTHING,
    revenda_id: NOTHING,
    como_ficou_sabendo: NOTHING,
    facebook_id: NOTHING,
    google_auth_id: NOTHING,
    foto_id: NOTHING,
    sobre: NOTHING,
    ache_seu_pintor: sql`false`,
    id_indicacao: sql`'APAGADO' || t.id`,
  },
  retained: {busca: 'made of the columns above'},
};

export const PINTORES_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {table: 'identidade', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'recuperacao_senha', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {table: 'confirmacao_email', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    {
      table: 'consentimento',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {documento: 'which text', versao: 'which version: the law wants it proved'},
    },
    {table: 'pintor_cluster', rows: id => sql`t.pintor_id = ${id}`},
    {table: 'pintor_acesso', rows: id => sql`t.pintor_id = ${id}`},
    {
      table: 'historico_ativacao',
      rows: id => sql`t.pintor_id = ${id}`,
      // Staff type the text, which may contain names.
      erase: {justificativa: sql`''`},
      retained: {acao: 'a kind'},
    },
    {table: 'anotacao_pintor', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'},
    PINTOR,
  ],
  exportSections: [
    {
      name: 'cadastro',
      place: 10,
      title: 'Seu cadastro',
      why: 'Saber quem você é, falar com você e entregar seus prêmios.',
      rows: id => sql<{
        Nome: string;
        CPF: string;
        'Data de nascimento': string;
        Sexo: 'Feminino' | 'Masculino' | 'Outro' | null;
        Email: string | null;
        'Email confirmado': 'Sim' | 'Não';
        Celular: string;
        Telefone: string | null;
        Endereço: string | null;
        'Último endereço de entrega': string | null;
        'Loja preferida': string | null;
        'Loja que indicou': string | null;
        'Vendedor que indicou': string | null;
        'Como ficou sabendo': string | null;
        'Sobre você': string | null;
        'Foto de perfil': 'Sim' | 'Não';
        'Ache Seu Pintor': 'Sim' | 'Não';
        'Seu código de indicação': string;
        'Veio por indicação de um colega': 'Sim' | 'Não';
        'Colegas que você indicou': string;
        Nível: string | null;
        'Cadastrado em': string;
        'Última visita': string | null;
      }>`
        SELECT t.nome AS "Nome", ${cpfText('t.cpf')} AS "CPF", ${dateText('t.data_nascimento')} AS "Data de nascimento",
               CASE t.sexo WHEN 'F' THEN 'Feminino' WHEN 'M' THEN 'Masculino' WHEN 'O' THEN 'Outro' END AS "Sexo",
               t.email AS "Email", ${yesNo('t.email_confirmado_em IS NOT NULL')} AS "Email confirmado",
               ${phoneText('t.celular')} AS "Celular", ${phoneText('t.telefone')} AS "Telefone",
               nullif(concat_ws(', ', t.end_rua, t.end_numero, t.end_complemento, t.end_bairro, t.end_cidade, t.end_estado, t.end_cep), '') AS "Endereço",
               nullif(concat_ws(', ', t.entrega_nome, t.entrega_rua, t.entrega_numero, t.entrega_complemento, t.entrega_bairro,
                                t.entrega_cidade, t.entrega_estado, t.entrega_cep), '') AS "Último endereço de entrega",
               t.loja_preferida AS "Loja preferida", t.indicacao_loja AS "Loja que indicou", t.indicacao_vendedor AS "Vendedor que indicou",
               t.como_ficou_sabendo AS "Como ficou sabendo", t.sobre AS "Sobre você", ${yesNo('t.foto_id IS NOT NULL')} AS "Foto de perfil",
               ${yesNo('t.ache_seu_pintor')} AS "Ache Seu Pintor",
               t.id_indicacao AS "Seu código de indicação", ${yesNo('t.indicado_por IS NOT NULL')} AS "Veio por indicação de um colega",
               (SELECT count(*)::int::text FROM pintor i WHERE i.indicado_por = t.id) AS "Colegas que você indicou",
               (SELECT c.nome FROM cluster c WHERE c.id = t.cluster_id) AS "Nível", ${timestampText('t.criado_em')} AS "Cadastrado em",
               ${timestampText('t.ultimo_acesso_em')} AS "Última visita"
          FROM pintor t WHERE t.id = ${id}`,
    },
    {
      name: 'contas',
      place: 15,
      title: 'Contas com que você também entra',
      why: 'Deixar você entrar sem digitar a senha.',
      rows: id => sql<{Conta: string | null; 'Ligada em': string}>`
        SELECT (${JSON.stringify(SOCIAL_NAMES)}::jsonb ->> t.provedor) AS "Conta", ${timestampText('t.ligada_em')} AS "Ligada em"
          FROM identidade t WHERE t.pintor_id = ${id} ORDER BY t.ligada_em DESC`,
    },
    {
      name: 'senha',
      place: 92,
      title: 'Links para criar uma nova senha',
      why: 'Deixar você voltar a entrar quando esquecer a senha.',
      rows: id => sql<{'Pedido em': string; 'Enviado para': string; 'Vale até': string}>`
        SELECT ${timestampText('t.criada_em')} AS "Pedido em", t.email AS "Enviado para", ${timestampText('t.expira_em')} AS "Vale até"
          FROM recuperacao_senha t WHERE t.pintor_id = ${id} ORDER BY t.criada_em DESC`,
    },
    {
      name: 'consentimentos',
      place: 20,
      title: 'A que você deu o seu aceite',
      why: 'Provar que você aceitou, o quê e quando.',
      rows: id => sql<{Texto: string; Versão: string; 'Aceito em': string; 'Retirado em': string | null}>`
        SELECT CASE t.documento WHEN 'regulamento' THEN 'Regulamento' WHEN 'privacidade' THEN 'Política de privacidade'
                 WHEN 'compartilhamento' THEN 'Termo de compartilhamento de dados' WHEN 'imagem' THEN 'Uso do seu nome e da sua imagem'
                 ELSE 'Aparecer no Ache Seu Pintor' END AS "Texto", t.versao AS "Versão", ${timestampText('t.aceito_em')} AS "Aceito em",
               ${timestampText('t.retirado_em')} AS "Retirado em"
          FROM consentimento t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'ativacao',
      place: 25,
      title: 'O que a equipe fez com a sua conta',
      why: 'Saber quando e por que sua conta foi ativada, inativada ou mudou de tipo.',
      rows: id => sql<{'O quê': string | null; Quando: string; Justificativa: string}>`
        SELECT (${JSON.stringify(ATIVACAO_LABELS)}::jsonb ->> t.acao) AS "O quê", ${timestampText('t.criado_em')} AS "Quando",
               t.justificativa AS "Justificativa"
          FROM historico_ativacao t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'anotacoes',
      place: 26,
      title: 'O que a equipe anotou sobre você',
      why: 'Atender você sem perguntar duas vezes a mesma coisa.',
      rows: id => sql<{Quando: string; Anotação: string}>`
        SELECT ${timestampText('t.criado_em')} AS "Quando", t.texto AS "Anotação"
          FROM anotacao_pintor t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'niveis',
      place: 30,
      title: 'Seus níveis',
      why: 'Calcular seus pontos e mostrar seu progresso.',
      rows: id => sql<{Nível: string; Desde: string}>`
        SELECT c.nome AS "Nível", ${timestampText('t.desde')} AS "Desde"
          FROM pintor_cluster t JOIN cluster c ON c.id = t.cluster_id WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
