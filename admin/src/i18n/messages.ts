import type {TranslationMessages} from 'react-admin';

type MessageGroups =
  | 'message'
  | 'navigation'
  | 'sort'
  | 'auth'
  | 'notification'
  | 'validation'
  | 'saved_queries'
  | 'guesser'
  | 'configurable';

/** react-admin's messages and questions. */
export const messages: Pick<TranslationMessages['ra'], MessageGroups> = {
  message: {
    about: 'Sobre',
    access_denied: 'Seu usuário não tem permissão para abrir esta página.',
    are_you_sure: 'Tem certeza?',
    authentication_error: 'Não foi possível verificar seu acesso.',
    auth_error: 'Não foi possível validar sua sessão.',
    bulk_delete_content:
      'Tem certeza de que deseja excluir este item? |||| Tem certeza de que deseja excluir estes %{smart_count} itens?',
    bulk_delete_title: 'Excluir %{name} |||| Excluir %{smart_count} itens',
    bulk_update_content:
      'Tem certeza de que deseja alterar este item? |||| Tem certeza de que deseja alterar estes %{smart_count} itens?',
    bulk_update_title: 'Alterar %{name} |||| Alterar %{smart_count} itens',
    clear_array_input: 'Tem certeza de que deseja limpar a lista inteira?',
    delete_content: 'Tem certeza de que deseja excluir este item?',
    delete_title: 'Excluir %{name} %{recordRepresentation}',
    details: 'Detalhes',
    error: 'Ocorreu um erro na tela e o pedido não pôde ser concluído.',
    invalid_form: 'Há campos a corrigir. Verifique o formulário.',
    loading: 'Aguarde',
    no: 'Não',
    not_found: 'O endereço está errado ou o link não existe mais.',
    select_all_limit_reached: 'São itens demais para selecionar todos. Só os primeiros %{max} foram selecionados.',
    unsaved_changes: 'Há alterações que não foram salvas. Deseja descartá-las?',
    yes: 'Sim',
    placeholder_data_warning: 'Problema de rede: não foi possível atualizar os dados.',
  },
  navigation: {
    clear_filters: 'Limpar filtros',
    no_filtered_results: 'Sem resultados com estes filtros.',
    no_results: 'Sem resultados',
    no_more_results: 'A página %{page} não existe. Volte para a anterior.',
    page_out_of_boundaries: 'A página %{page} não existe',
    page_out_from_end: 'Esta é a última página',
    page_out_from_begin: 'Esta é a primeira página',
    page_range_info: '%{offsetBegin}–%{offsetEnd} de %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} de mais de %{offsetEnd}',
    current_page: 'Página %{page}',
    page: 'Ir para a página %{page}',
    first: 'Ir para a primeira página',
    last: 'Ir para a última página',
    next: 'Ir para a próxima página',
    previous: 'Ir para a página anterior',
    page_rows_per_page: 'Linhas por página:',
    skip_nav: 'Ir para o conteúdo',
  },
  sort: {sort_by: 'Ordenar por %{field_lower_first} em ordem %{order}', ASC: 'crescente', DESC: 'decrescente'},
  auth: {
    auth_check_error: 'Entre para continuar',
    user_menu: 'Meu Perfil',
    username: 'CPF',
    password: 'Senha',
    email: 'E-mail',
    sign_in: 'Entrar',
    sign_in_error: 'Não foi possível entrar. Tente de novo.',
    logout: 'Sair',
  },
  notification: {
    updated: 'Dados atualizado com sucesso |||| %{smart_count} itens atualizados com sucesso',
    created: 'Cadastrado com sucesso',
    deleted: 'Excluído com sucesso |||| %{smart_count} itens excluídos com sucesso',
    bad_item: 'Registro incorreto',
    item_doesnt_exist: 'Este registro não existe',
    http_error: 'Não foi possível falar com o servidor',
    data_provider_error: 'Erro ao buscar os dados.',
    i18n_error: 'Não foi possível carregar os textos',
    canceled: 'Ação cancelada',
    logged_out: 'Sua sessão terminou. Entre de novo.',
    not_authorized: 'Seu usuário não tem permissão para isto.',
    application_update_available: 'Há uma nova versão do painel.',
    offline: 'Sem conexão com o servidor.',
  },
  validation: {
    required: 'Campo obrigatório',
    minLength: 'Use pelo menos %{min} caracteres',
    maxLength: 'Use no máximo %{max} caracteres',
    minValue: 'O mínimo é %{min}',
    maxValue: 'O máximo é %{max}',
    number: 'Informe um número',
    email: 'Informe um e-mail válido',
    oneOf: 'Escolha uma das opções: %{options}',
    regex: 'O formato esperado é: %{pattern}',
    unique: 'Este valor já está em uso',
  },
  saved_queries: {
    label: 'Buscas salvas',
    query_name: 'Nome da busca',
    new_label: 'Salvar a busca atual...',
    new_dialog_title: 'Salvar a busca atual como',
    remove_label: 'Remover a busca salva',
    remove_label_with_name: 'Remover a busca "%{name}"',
    remove_dialog_title: 'Remover a busca salva?',
    remove_message: 'Tem certeza de que deseja remover esta busca da sua lista?',
    help: 'Filtre a lista e salve a busca para depois',
  },
  guesser: {empty: {title: 'Sem resultados', message: 'Verifique a origem dos dados'}},
  configurable: {
    customize: 'Personalizar',
    configureMode: 'Personalizar esta página',
    inspector: {
      title: 'Inspetor',
      content: 'Passe o cursor sobre os elementos para personalizá-los',
      reset: 'Restaurar',
      hideAll: 'Ocultar todos',
      showAll: 'Mostrar todos',
    },
    Datagrid: {title: 'Tabela', unlabeled: 'Coluna sem nome nº %{column}'},
    SimpleForm: {title: 'Formulário', unlabeled: 'Campo sem nome nº %{input}'},
    SimpleList: {
      title: 'Lista',
      primaryText: 'Texto principal',
      secondaryText: 'Texto secundário',
      tertiaryText: 'Texto terciário',
    },
  },
};
