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
      "maxLength": 255
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
      "maxLength": 255
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
  "LojaMudanca": {
    "nomeLoja": {
      "required": "Nome da loja obrigatório",
      "maxLength": 200
    }
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
    "senha": {
      "maxLength": 500
    },
    "senhaAntiga": {
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
    "celular": {
      "maxLength": 500
    },
    "email": {
      "maxLength": 500
    },
    "dataNascimento": {
      "maxLength": 500
    },
    "senha": {
      "maxLength": 500
    },
    "lojaPreferida": {
      "maxLength": 500
    },
    "concordaTermos": {},
    "indicacaoVendedor": {
      "maxLength": 500
    },
    "comoFicouSabendo": {
      "maxLength": 500
    },
    "facebookId": {
      "maxLength": 500
    },
    "googleAuthId": {
      "maxLength": 500
    },
    "codigo_cadastro": {
      "maxLength": 500
    },
    "telefone": {
      "maxLength": 500
    },
    "sexo": {
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
    "endCep": {
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
    "cadastroAcheSeuPintor": {},
    "indicacao": {
      "maxLength": 500
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
    "ativo": {}
  },
  "RecorteNovo": {
    "paginas": {},
    "cantos": {}
  },
  "ResgateNovo": {
    "codigoPremio": {},
    "qtde": {},
    "obs": {
      "maxLength": 500
    },
    "opcao": {},
    "enderecoEntrega": {}
  },
  "UsuarioMudanca": {
    "nome": {
      "maxLength": 120
    },
    "senha": {
      "maxLength": 200
    },
    "senhaAntiga": {
      "maxLength": 200
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
  }
} as const;
