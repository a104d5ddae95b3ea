// Made by npm run api-types from the API document. Not to be edited.
export const RULES = {
  "AparelhoNovo": {
    "endereco": {
      "maxLength": 1000
    },
    "chavePublica": {},
    "segredo": {},
    "nome": {
      "maxLength": 80
    }
  },
  "AulaMudanca": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "ordem": {},
    "assistirMinimo": {},
    "videoEnvio": {
      "maxLength": 100
    },
    "idModulo": {},
    "removerVideo": {},
    "removerLegenda": {}
  },
  "AulaNovo": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "ordem": {},
    "assistirMinimo": {},
    "videoEnvio": {
      "maxLength": 100
    }
  },
  "AvaliacaoDaAulaMudanca": {
    "nome": {
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "perguntas": {}
  },
  "AvaliacaoDaAulaNovo": {
    "nome": {
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "perguntas": {}
  },
  "AvaliacaoPremioMudanca": {
    "oculta": {}
  },
  "AvisoPreferenciaMudanca": {
    "tipo": {},
    "canal": {},
    "ligado": {}
  },
  "BannerMudanca": {
    "titulo": {
      "required": "Título obrigatório",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 20000
    },
    "dataInicial": {
      "required": "Data inicial obrigatório"
    },
    "dataFinal": {
      "required": "Data final obrigatório"
    },
    "ordem": {},
    "ativo": {}
  },
  "BannerNovo": {
    "titulo": {
      "required": "Título obrigatório",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 20000
    },
    "dataInicial": {
      "required": "Data inicial obrigatório"
    },
    "dataFinal": {
      "required": "Data final obrigatório"
    },
    "ordem": {},
    "ativo": {}
  },
  "CategoriaMudanca": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 60
    },
    "icone": {
      "required": "Escolha o ícone"
    },
    "ordem": {},
    "ativo": {}
  },
  "CategoriaNovo": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 60
    },
    "icone": {
      "required": "Escolha o ícone"
    },
    "ordem": {},
    "ativo": {}
  },
  "ClusterMudanca": {
    "ordem": {
      "required": "Ordem obrigatório"
    },
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 60
    },
    "tipo": {},
    "triggerLimite": {},
    "valorPonto": {},
    "clubProPintor": {},
    "enviandoNf": {},
    "resgateItens": {},
    "cursosOne": {},
    "cursosAll": {},
    "acheSeuPintor": {},
    "fotoPerfil": {},
    "fotoVideoTrabalhos": {}
  },
  "ClusterNovo": {
    "ordem": {
      "required": "Ordem obrigatório"
    },
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 60
    },
    "tipo": {},
    "triggerLimite": {},
    "valorPonto": {},
    "clubProPintor": {},
    "enviandoNf": {},
    "resgateItens": {},
    "cursosOne": {},
    "cursosAll": {},
    "acheSeuPintor": {},
    "fotoPerfil": {},
    "fotoVideoTrabalhos": {}
  },
  "CodigoCadastroMudanca": {
    "codigo": {
      "required": "Informe o código",
      "maxLength": 60
    },
    "pontos": {
      "required": "Informe a quantidade de pontos"
    },
    "usos": {
      "required": "Informe a quantidade de usos permitidos"
    },
    "expiraEm": {}
  },
  "CodigoCadastroNovo": {
    "codigo": {
      "required": "Informe o código",
      "maxLength": 60
    },
    "pontos": {
      "required": "Informe a quantidade de pontos"
    },
    "usos": {
      "required": "Informe a quantidade de usos permitidos"
    },
    "expiraEm": {}
  },
  "ConfiguracaoMudanca": {
    "bloquearResgate": {},
    "bloquearPontuacao": {},
    "bloquearSite": {},
    "codigosPorDia": {},
    "codigosPorMes": {},
    "diasNotaAtrasada": {},
    "taxaSucesso": {},
    "pontosSegundaConferencia": {},
    "valorSegundaConferencia": {},
    "pontosPintorDia": {},
    "pontosPintorMes": {},
    "pontosUsuarioDia": {},
    "pontosUsuarioMes": {},
    "pontosCodigo": {},
    "pontosCodigoTotal": {},
    "parcelaPintura": {
      "maxLength": 500
    },
    "id": {}
  },
  "ConsentimentoMudanca": {
    "documento": {},
    "dado": {}
  },
  "CursoMudanca": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "categoria": {
      "maxLength": 80
    },
    "cargaHoraria": {},
    "preco": {},
    "descricao": {
      "maxLength": 5000
    },
    "certificado": {},
    "avaliacao": {},
    "ativo": {},
    "videoEnvio": {
      "maxLength": 100
    }
  },
  "CursoNovo": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "categoria": {
      "maxLength": 80
    },
    "cargaHoraria": {},
    "preco": {},
    "descricao": {
      "maxLength": 5000
    },
    "certificado": {},
    "avaliacao": {},
    "ativo": {},
    "videoEnvio": {
      "maxLength": 100
    }
  },
  "EnvioNovo": {
    "codigoPromocional": {
      "maxLength": 60
    },
    "juntar": {},
    "reenvioDe": {}
  },
  "FavoritoMudanca": {
    "objetivo": {}
  },
  "ItemNovo": {
    "codigo": {},
    "qtde": {},
    "valorUnitario": {},
    "valorDesconto": {},
    "subTotal": {},
    "id": {},
    "nome": {},
    "valorPontos": {},
    "linha": {}
  },
  "LoginDoRelatorioMudanca": {
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "email": {
      "required": "Email obrigatório",
      "maxLength": 200,
      "format": "email"
    },
    "ativo": {}
  },
  "LoginDoRelatorioNovo": {
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "cnpj": {
      "required": "CNPJ obrigatório",
      "format": "cnpj"
    },
    "email": {
      "required": "Email obrigatório",
      "maxLength": 200,
      "format": "email"
    },
    "ativo": {}
  },
  "LojaMudanca": {
    "nomeLoja": {
      "required": "Nome da loja obrigatório",
      "maxLength": 200
    }
  },
  "LoteDeCodigosMudanca": {
    "recolhido": {
      "required": "Informe se o lote é recolhido"
    }
  },
  "LoteDeCodigosNovo": {
    "qtd": {
      "required": "Informe a quantidade"
    },
    "prefixo": {
      "maxLength": 20
    },
    "operacao": {
      "required": "Informe o tipo de operação"
    },
    "valor": {
      "required": "Informe o valor em pontos"
    },
    "expiraEm": {},
    "apenasVenda": {},
    "treinamento": {}
  },
  "MaterialMudanca": {
    "nome": {
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "link": {
      "maxLength": 500
    }
  },
  "MaterialNovo": {
    "nome": {
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "link": {
      "maxLength": 500
    }
  },
  "ModuloMudanca": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "ordem": {}
  },
  "ModuloNovo": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "maxLength": 5000
    },
    "ordem": {}
  },
  "ParceiroMudanca": {
    "nome": {
      "maxLength": 500
    },
    "cpf": {
      "maxLength": 500
    },
    "dataNascimento": {
      "maxLength": 500
    },
    "sexo": {
      "maxLength": 500
    },
    "celular": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 500
    },
    "email": {
      "maxLength": 500
    },
    "senhaAntiga": {
      "maxLength": 500
    },
    "senha": {
      "maxLength": 500
    },
    "endCep": {
      "maxLength": 500
    },
    "endRua": {
      "maxLength": 500
    },
    "endNumero": {
      "maxLength": 500
    },
    "endComplemento": {
      "maxLength": 500
    },
    "endBairro": {
      "maxLength": 500
    },
    "endCidade": {
      "maxLength": 500
    },
    "endEstado": {
      "maxLength": 500
    },
    "lojaPreferida": {
      "maxLength": 500
    },
    "cidadeLojaPreferida": {
      "maxLength": 500
    },
    "estadoLojaPreferida": {
      "maxLength": 500
    },
    "indicacaoLoja": {
      "maxLength": 500
    },
    "indicacaoVendedor": {
      "maxLength": 500
    },
    "comoFicouSabendo": {
      "maxLength": 500
    },
    "sobre": {
      "maxLength": 2000
    },
    "acheSeuPintor": {},
    "verTutorial": {},
    "categorias": {},
    "aceitouRegulamento": {},
    "aceitouPrivacidade": {}
  },
  "ParceiroNovo": {
    "nome": {
      "maxLength": 500
    },
    "cpf": {
      "maxLength": 500
    },
    "dataNascimento": {
      "maxLength": 500
    },
    "sexo": {
      "maxLength": 500
    },
    "celular": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 500
    },
    "email": {
      "maxLength": 500
    },
    "senha": {
      "maxLength": 500
    },
    "endCep": {
      "maxLength": 500
    },
    "endRua": {
      "maxLength": 500
    },
    "endNumero": {
      "maxLength": 500
    },
    "endComplemento": {
      "maxLength": 500
    },
    "endBairro": {
      "maxLength": 500
    },
    "endCidade": {
      "maxLength": 500
    },
    "endEstado": {
      "maxLength": 500
    },
    "lojaPreferida": {
      "maxLength": 500
    },
    "cidadeLojaPreferida": {
      "maxLength": 500
    },
    "estadoLojaPreferida": {
      "maxLength": 500
    },
    "indicacaoLoja": {
      "maxLength": 500
    },
    "indicacaoVendedor": {
      "maxLength": 500
    },
    "comoFicouSabendo": {
      "maxLength": 500
    },
    "indicacao": {
      "maxLength": 500
    },
    "codigo_cadastro": {
      "maxLength": 500
    },
    "concordaTermos": {},
    "facebookId": {
      "maxLength": 500
    },
    "googleAuthId": {
      "maxLength": 500
    },
    "cadastroAcheSeuPintor": {}
  },
  "PesquisaMercadoNovo": {
    "faturamento": {
      "required": "Faturamento obrigatório"
    },
    "qtdeVendedores": {
      "required": "Quantidade de vendedores obrigatório"
    },
    "tamanhoLoja": {
      "required": "Tamanho da loja obrigatório"
    },
    "fonte": {
      "required": "Fonte obrigatório"
    },
    "cnpjRevenda": {
      "required": "Informe a revenda",
      "format": "cnpj"
    },
    "produtosMaisVendidos": {},
    "produtosMaisVendidosConcorrentes": {},
    "qtdeProdutosVendidos": {}
  },
  "PintorMudanca": {
    "nome": {
      "maxLength": 500
    },
    "dataNascimento": {
      "maxLength": 500
    },
    "sexo": {
      "maxLength": 500
    },
    "celular": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 500
    },
    "endCep": {
      "maxLength": 500
    },
    "endRua": {
      "maxLength": 500
    },
    "endNumero": {
      "maxLength": 500
    },
    "endComplemento": {
      "maxLength": 500
    },
    "endBairro": {
      "maxLength": 500
    },
    "endCidade": {
      "maxLength": 500
    },
    "endEstado": {
      "maxLength": 500
    },
    "lojaPreferida": {
      "maxLength": 500
    },
    "cidadeLojaPreferida": {
      "maxLength": 500
    },
    "estadoLojaPreferida": {
      "maxLength": 500
    },
    "indicacaoLoja": {
      "maxLength": 500
    },
    "indicacaoVendedor": {
      "maxLength": 500
    },
    "comoFicouSabendo": {
      "maxLength": 500
    },
    "sobre": {
      "maxLength": 2000
    }
  },
  "PremioMudanca": {
    "codigo": {
      "required": "Informe o código",
      "maxLength": 40
    },
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "required": "Informe a descrição",
      "maxLength": 20000
    },
    "tipo": {},
    "pontosAlternativo": {},
    "custo": {
      "required": "Informe o custo"
    },
    "isCombo": {},
    "quantidade": {},
    "tags": {},
    "ativo": {},
    "custoReal": {},
    "motivoEstoque": {
      "maxLength": 200
    }
  },
  "PremioNovo": {
    "codigo": {
      "required": "Informe o código",
      "maxLength": 40
    },
    "nome": {
      "required": "Informe o nome",
      "maxLength": 200
    },
    "descricao": {
      "required": "Informe a descrição",
      "maxLength": 20000
    },
    "tipo": {},
    "pontosAlternativo": {},
    "custo": {
      "required": "Informe o custo"
    },
    "isCombo": {},
    "quantidade": {},
    "tags": {},
    "ativo": {},
    "custoReal": {}
  },
  "ProdutoDaPesquisaNovo": {
    "marca": {
      "required": "Informe produto, quantidade e valor unitário para adicionar",
      "maxLength": 80
    },
    "produto": {
      "required": "Informe produto, quantidade e valor unitário para adicionar",
      "maxLength": 120
    },
    "qtde": {
      "required": "Informe produto, quantidade e valor unitário para adicionar"
    },
    "valorUnitario": {
      "required": "Informe produto, quantidade e valor unitário para adicionar"
    }
  },
  "ProdutoMudanca": {
    "codigo": {
      "required": "Código obrigatório",
      "maxLength": 40
    },
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "gtin": {
      "maxLength": 20
    },
    "valorUnitario": {
      "required": "Valor unitário obrigatório"
    },
    "valorPontos": {
      "required": "Pontos obrigatório"
    },
    "uso": {},
    "rendimento": {},
    "ativo": {}
  },
  "ProdutoNovo": {
    "codigo": {
      "required": "Código obrigatório",
      "maxLength": 40
    },
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "gtin": {
      "maxLength": 20
    },
    "valorUnitario": {
      "required": "Valor unitário obrigatório"
    },
    "valorPontos": {
      "required": "Pontos obrigatório"
    },
    "uso": {},
    "rendimento": {},
    "ativo": {}
  },
  "ProdutoRevendaMudanca": {
    "nome": {
      "required": "Descrição obrigatório",
      "maxLength": 200
    },
    "valorUnitario": {
      "required": "Valor unitário obrigatório"
    }
  },
  "ProdutoRevendaNovo": {
    "cnpjRevenda": {
      "required": "Informe a revenda",
      "format": "cnpj"
    },
    "codigoPadrao": {
      "required": "Código padrão obrigatório",
      "maxLength": 40
    },
    "codigo": {
      "required": "Código obrigatório",
      "maxLength": 200
    },
    "nome": {
      "required": "Descrição obrigatório",
      "maxLength": 200
    },
    "valorUnitario": {
      "required": "Valor unitário obrigatório"
    }
  },
  "RecorteNovo": {
    "paginas": {},
    "cantos": {}
  },
  "RedeMudanca": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 120
    },
    "regiao": {
      "required": "Informe a região",
      "maxLength": 60
    },
    "dataCadastro": {},
    "bloquearAcimaCota": {},
    "ativo": {},
    "membros": {}
  },
  "RedeNovo": {
    "nome": {
      "required": "Informe o nome",
      "maxLength": 120
    },
    "regiao": {
      "required": "Informe a região",
      "maxLength": 60
    },
    "dataCadastro": {},
    "bloquearAcimaCota": {},
    "ativo": {},
    "membros": {}
  },
  "ResgateNovo": {
    "codigoPremio": {},
    "qtde": {},
    "obs": {
      "maxLength": 500
    },
    "pontosVistos": {},
    "opcao": {},
    "enderecoEntrega": {}
  },
  "RevendaMudanca": {
    "razaoSocial": {
      "maxLength": 500
    },
    "nomeFantasia": {
      "required": "Nome fantasia obrigatório",
      "maxLength": 200
    },
    "nomeInput": {
      "required": "Nome de exibição obrigatório",
      "maxLength": 200
    },
    "tipoPontuacao": {
      "required": "Tipo de pontuação obrigatório"
    },
    "email": {
      "maxLength": 500
    },
    "responsavel": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 20
    },
    "celular": {
      "maxLength": 20
    },
    "endRua": {
      "maxLength": 500
    },
    "endNumero": {
      "maxLength": 500
    },
    "endComplemento": {
      "maxLength": 500
    },
    "endBairro": {
      "required": "Bairro obrigatório",
      "maxLength": 120
    },
    "endCidade": {
      "maxLength": 120
    },
    "endEstado": {
      "required": "Estado obrigatório"
    },
    "endCep": {
      "maxLength": 500
    },
    "fatorPontuacao": {
      "required": "Fator de pontuação obrigatório"
    },
    "rm": {},
    "redeId": {},
    "ativo": {}
  },
  "RevendaNovo": {
    "cnpj": {
      "required": "CNPJ obrigatório",
      "format": "cnpj"
    },
    "razaoSocial": {
      "maxLength": 500
    },
    "nomeFantasia": {
      "required": "Nome fantasia obrigatório",
      "maxLength": 200
    },
    "nomeInput": {
      "required": "Nome de exibição obrigatório",
      "maxLength": 200
    },
    "tipoPontuacao": {
      "required": "Tipo de pontuação obrigatório"
    },
    "email": {
      "maxLength": 500
    },
    "responsavel": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 20
    },
    "celular": {
      "maxLength": 20
    },
    "endRua": {
      "maxLength": 500
    },
    "endNumero": {
      "maxLength": 500
    },
    "endComplemento": {
      "maxLength": 500
    },
    "endBairro": {
      "required": "Bairro obrigatório",
      "maxLength": 120
    },
    "endCidade": {
      "maxLength": 120
    },
    "endEstado": {
      "required": "Estado obrigatório"
    },
    "endCep": {
      "maxLength": 500
    },
    "fatorPontuacao": {
      "required": "Fator de pontuação obrigatório"
    },
    "rm": {},
    "redeId": {},
    "ativo": {}
  },
  "RevendasMudanca": {
    "ativo": {},
    "redeId": {},
    "rm": {}
  },
  "UsuarioDoPainelMudanca": {
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "email": {
      "required": "Email obrigatório",
      "maxLength": 200,
      "format": "email"
    },
    "permissao": {
      "required": "Tipo obrigatório"
    },
    "ativo": {}
  },
  "UsuarioDoPainelNovo": {
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "cpf": {
      "required": "CPF obrigatório",
      "format": "cpf"
    },
    "email": {
      "required": "Email obrigatório",
      "maxLength": 200,
      "format": "email"
    },
    "permissao": {
      "required": "Tipo obrigatório"
    },
    "senha": {
      "required": "Senha obrigatório",
      "maxLength": 200
    }
  },
  "UsuarioMudanca": {
    "nome": {
      "required": "Nome obrigatório",
      "maxLength": 200
    },
    "senha": {
      "maxLength": 200
    },
    "senhaAntiga": {
      "maxLength": 200
    }
  },
  "ValorPontoMudanca": {
    "valorPonto": {
      "required": "Valor do ponto obrigatório"
    },
    "triggerLimite": {}
  },
  "VerbaMensalMudanca": {
    "mesSelecionado": {},
    "anoSelecionado": {},
    "verbaMensal": {
      "required": "Informe a verba do mês"
    }
  },
  "VisaoMudanca": {
    "nome": {
      "maxLength": 60
    },
    "compartilhada": {},
    "filtros": {},
    "ordem": {},
    "ocultas": {}
  },
  "VoucherMudanca": {
    "expiraEm": {}
  },
  "VoucherNovo": {
    "voucher": {
      "required": "Informe o voucher",
      "maxLength": 60
    },
    "operacao": {
      "required": "Informe o tipo de operação"
    },
    "valor": {
      "required": "Informe o valor em pontos"
    },
    "iniciaEm": {},
    "expiraEm": {}
  }
} as const;
