/** What histories of records call the actions of the audit trail. */
export const ALTERACAO_TITLES: Readonly<Record<string, string>> = {
  criar: 'Cadastrado',
  alterar: 'Alterado',
  'alterar-perfil': 'Perfil alterado por quem o usa',
  importar: 'Alterado por arquivo',
  aprender: 'Aprendido ao pontuar',
  remover: 'Excluído',
  restaurar: 'Restaurado',
  substituir: 'Substituído',
  convidar: 'Convite enviado',
  observar: 'Observação alterada',
  autorizar: 'Autorização dada',
  'retirar-autorizacao': 'Autorização retirada',
  'atender-retirada': 'Retirada de autorização atendida',
  'pedir-eliminacao': 'Eliminação dos dados pedida',
  'apagar-dados': 'Dados apagados',
};
