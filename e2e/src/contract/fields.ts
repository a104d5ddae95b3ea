const words = (text: string): string[] => text.trim().split(/\s+/);

/** The fields of each entity in the storefront's specification, by their exact names. */
export const FIELDS = {
  parceiro: words(`id cpf nome sexo dataNascimento email telefone celular endRua endNumero endComplemento endBairro
    endCidade endEstado endCep indicacaoVendedor indicacaoLoja lojaPreferida comoFicouSabendo foto sobre acheSeuPintor
    cadastroAcheSeuPintor aceitouRegulamento aceitouPrivacidade verTutorial saldoPontos totalPontos cluster nextCluster
    requisitos idIndicacao cartao temCertificado enderecoEntrega`),
  curso: words('id nome descricao linkCapaCurso cargaHoraria certificado ativo inscrito'),
  aula: words('id nome descricao linkVideo concluida Materiais Avaliacoes'),
  cluster: words(`id nome img ordem clubProPintor enviandoNf resgateItens cursosOne cursosAll acheSeuPintor fotoPerfil
    fotoVideoTrabalhos`),
  cartao: words('numero saldo atualizadoEm bloqueado emDesbloqueio entregue'),
  premio: words('id codigo nome descricao diretorioFoto tipo pontosWeb pontosAlternativo isCombo quantidade'),
  avaliacao: words('id nota descricao fotos criadoEm Parceiro'),
  pontuacao: words('id totalPontos identificador pontuadoEm venceEm codigo pontosDobrados'),
  naoProcessada: words('dataEnvio status reprovadoMotivo diretorioArquivo tipo'),
  usoDeCodigo: words('codigo operacao valor utilizadoEm'),
  resgate: words('codigo premio obs qtde pontosGastos saldoAnterior status resgatadoEm previsaoEntrega'),
  produto: words('codigo nome valorPontos'),
  midia: words('id parceiro premio resgatadoEm midia'),
  indicado: words('nome cpf celular validado'),
  banner: words('titulo diretorioImagem descricao'),
  relatorio: words(`parceirosCadastrados parceirosPontuados valorMedioNf valorTotalNf usuariosTotais topProdutos
    novosParceiros notasEnviadas totalVendas usuariosCursos premiosResgatados resgates pintoresCadastrados
    pintoresAcheSeuPintor pintoresComCurso pintoresComResgate pintoresAtivos pintoresInativos`),
  usuarioDoRelatorio: words(`nome celular cidade uf temCursos programa estaAtivo diasSemAcesso qtdeVendas totalVendas
    mediaNf cpf totalVendido`),
  resgateDoRelatorio: words('id nome premio obs pontosGastos status resgatadoEm previsaoEntrega dataEntrega'),
} as const;
