// Made by npm run api-types from the API document. Not to be edited.
export const FIELDS = {
  "Aula": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "descricao": {
      "title": "Descrição",
      "display": "longText",
      "writable": true
    },
    "ordem": {
      "title": "Ordem",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "assistirMinimo": {
      "title": "Assistir ao menos (%, 90 se nada for dito)",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "duracao": {
      "title": "Duração (segundos)",
      "display": "integer",
      "sortable": true
    }
  },
  "AvaliacaoPremio": {
    "id": {
      "title": "Nº",
      "display": "integer",
      "sortable": true
    },
    "nota": {
      "title": "Nota",
      "display": "integer"
    },
    "descricao": {
      "title": "Avaliação",
      "display": "text"
    },
    "criadoEm": {
      "title": "Enviada em",
      "display": "timestamp"
    },
    "oculta": {
      "title": "Situação",
      "display": "switch",
      "writable": true,
      "on": "Oculta",
      "off": "Na loja"
    },
    "premio": {
      "title": "Prêmio",
      "display": "text"
    },
    "codigo": {
      "title": "Código",
      "display": "text"
    },
    "pintor": {
      "title": "Pintor",
      "display": "text"
    }
  },
  "Banner": {
    "titulo": {
      "title": "Título",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "descricao": {
      "title": "Descrição",
      "display": "longText",
      "writable": true
    },
    "dataInicial": {
      "title": "Data inicial",
      "display": "date",
      "writable": true,
      "sortable": true
    },
    "dataFinal": {
      "title": "Data final",
      "display": "date",
      "writable": true,
      "sortable": true
    },
    "ordem": {
      "title": "Ordem",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "ativo": {
      "title": "Situação",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    }
  },
  "Categoria": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "icone": {
      "title": "Ícone",
      "display": "choice",
      "options": [
        {
          "value": "casa",
          "text": "Casa"
        },
        {
          "value": "predio",
          "text": "Prédio"
        },
        {
          "value": "loja",
          "text": "Loja"
        },
        {
          "value": "telhado",
          "text": "Telhado"
        },
        {
          "value": "rolo",
          "text": "Rolo"
        },
        {
          "value": "pincel",
          "text": "Pincel"
        },
        {
          "value": "gota",
          "text": "Gota"
        },
        {
          "value": "estrela",
          "text": "Estrela"
        }
      ],
      "writable": true,
      "sortable": true
    },
    "pintores": {
      "title": "Pintores",
      "display": "integer",
      "sortable": true
    },
    "ordem": {
      "title": "Ordem",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "ativo": {
      "title": "Ativa",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativa",
      "off": "Inativa"
    }
  },
  "Cluster": {
    "ordem": {
      "title": "Ordem",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "tipo": {
      "title": "Tipo",
      "display": "choice",
      "options": [
        {
          "value": "NENHUM",
          "text": "Nenhum"
        },
        {
          "value": "NOTAS",
          "text": "Notas"
        },
        {
          "value": "PONTOS",
          "text": "Pontos"
        },
        {
          "value": "RESGATES",
          "text": "Resgates"
        }
      ],
      "writable": true,
      "sortable": true
    },
    "triggerLimite": {
      "title": "Limite",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "valorPonto": {
      "title": "Fator",
      "display": "decimal",
      "decimals": 3,
      "writable": true,
      "sortable": true
    },
    "clubProPintor": {
      "title": "Participar do clube",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "enviandoNf": {
      "title": "Enviar notas fiscais",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "resgateItens": {
      "title": "Resgatar prêmios",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "cursosOne": {
      "title": "Concluir um curso",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "cursosAll": {
      "title": "Concluir todos os cursos",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "acheSeuPintor": {
      "title": "Ache Seu Pintor",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "fotoPerfil": {
      "title": "Foto de perfil",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "fotoVideoTrabalhos": {
      "title": "Fotos e vídeos de trabalhos",
      "display": "switch",
      "writable": true,
      "sortable": true
    }
  },
  "CodigoCadastro": {
    "codigo": {
      "title": "Código",
      "display": "code",
      "writable": true,
      "sortable": true
    },
    "pontos": {
      "title": "Pontos",
      "display": "integer",
      "writable": true
    },
    "usosRealizados": {
      "title": "Usos",
      "display": "integer"
    },
    "usos": {
      "title": "Usos permitidos",
      "display": "integer",
      "writable": true
    },
    "expiraEm": {
      "title": "Expira em",
      "display": "date",
      "writable": true
    },
    "criadoEm": {
      "title": "Criado em",
      "display": "timestamp"
    }
  },
  "CodigoPromocional": {
    "operacao": {
      "title": "Operação",
      "display": "choice",
      "options": [
        {
          "value": "ADICIONAR",
          "text": "Adicionar"
        },
        {
          "value": "MULTIPLICAR",
          "text": "Multiplicar"
        }
      ],
      "writable": true
    },
    "valor": {
      "title": "Valor",
      "display": "decimal",
      "decimals": 2,
      "writable": true
    }
  },
  "ConfiguracaoGuardada": {
    "bloquearResgate": {
      "title": "Bloquear o resgate",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "bloquearPontuacao": {
      "title": "Bloquear a pontuação",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "bloquearSite": {
      "title": "Bloquear o site",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "codigosPorDia": {
      "title": "Códigos de um pintor por dia",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "codigosPorMes": {
      "title": "Códigos de um pintor por mês",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "diasNotaAtrasada": {
      "title": "Dias para enviar uma nota",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "taxaSucesso": {
      "title": "Taxa de sucesso, em %",
      "display": "money",
      "decimals": 2,
      "writable": true,
      "sortable": true
    },
    "pontosSegundaConferencia": {
      "title": "Pontos de uma nota",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "valorSegundaConferencia": {
      "title": "Valor de uma nota, em reais",
      "display": "money",
      "decimals": 2,
      "writable": true,
      "sortable": true
    },
    "pontosPintorDia": {
      "title": "Pontos para um pintor em 24 horas",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "pontosPintorMes": {
      "title": "Pontos para um pintor em 30 dias",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "pontosUsuarioDia": {
      "title": "Pontos dados por uma pessoa em 24 horas",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "pontosUsuarioMes": {
      "title": "Pontos dados por uma pessoa em 30 dias",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "pontosCodigo": {
      "title": "Pontos de um código",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "pontosCodigoTotal": {
      "title": "Pontos de um código em todos os usos",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "parcelaPintura": {
      "title": "Endereço da Parcela Pintura",
      "display": "text",
      "writable": true,
      "sortable": true
    }
  },
  "Curso": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "categoria": {
      "title": "Categoria",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "cargaHoraria": {
      "title": "Carga horária (minutos)",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "preco": {
      "title": "Preço",
      "display": "money",
      "decimals": 2,
      "writable": true,
      "sortable": true
    },
    "descricao": {
      "title": "Descrição",
      "display": "longText",
      "writable": true
    },
    "certificado": {
      "title": "Certificado",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "avaliacao": {
      "title": "Avaliação",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "ativo": {
      "title": "Ativo",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    }
  },
  "LoginDoRelatorio": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "cnpj": {
      "title": "CNPJ",
      "display": "cnpj",
      "writable": true,
      "sortable": true
    },
    "email": {
      "title": "Email",
      "display": "email",
      "writable": true,
      "sortable": true
    },
    "senhaCriada": {
      "title": "Senha criada",
      "display": "switch",
      "sortable": true,
      "on": "Sim",
      "off": "Não"
    },
    "ativo": {
      "title": "Ativo",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    },
    "criadoEm": {
      "title": "Cadastrado em",
      "display": "timestamp",
      "sortable": true
    }
  },
  "Loja": {
    "nomeLoja": {
      "title": "Loja",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "cnpj": {
      "title": "CNPJ",
      "display": "cnpj",
      "sortable": true
    },
    "cidade": {
      "title": "Cidade",
      "display": "text"
    },
    "uf": {
      "title": "UF",
      "display": "text"
    },
    "totalVendido": {
      "title": "Total Vendido",
      "display": "decimal",
      "decimals": 2
    },
    "totalPontuado": {
      "title": "Total Pontuado",
      "display": "points"
    },
    "saldo": {
      "title": "Saldo",
      "display": "points"
    },
    "pintores": {
      "title": "Pintores que Compram",
      "display": "integer"
    },
    "criadaEm": {
      "title": "Criada em",
      "display": "timestamp"
    }
  },
  "Modulo": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "descricao": {
      "title": "Descrição",
      "display": "longText",
      "writable": true
    },
    "ordem": {
      "title": "Ordem",
      "display": "integer",
      "writable": true,
      "sortable": true
    }
  },
  "PesquisaMercado": {
    "revenda": {
      "title": "Revenda",
      "display": "text"
    },
    "cnpjRevenda": {
      "title": "CNPJ",
      "display": "cnpj"
    },
    "faturamento": {
      "title": "Faturamento mensal",
      "display": "money",
      "decimals": 2,
      "writable": true
    },
    "mediaMensal": {
      "title": "Média mensal no Clube",
      "display": "money",
      "decimals": 2
    },
    "share": {
      "title": "Participação (%)",
      "display": "decimal",
      "decimals": 1
    },
    "qtdeVendedores": {
      "title": "Vendedores",
      "display": "integer",
      "writable": true
    },
    "tamanhoLoja": {
      "title": "Tamanho da loja (m²)",
      "display": "integer",
      "writable": true
    },
    "qtdeProdutosVendidos": {
      "title": "Produtos vendidos",
      "display": "integer"
    },
    "fonte": {
      "title": "Fonte",
      "display": "choice",
      "options": [
        {
          "value": "Sistema",
          "text": "Sistema"
        },
        {
          "value": "Equipe",
          "text": "Equipe"
        }
      ],
      "writable": true
    },
    "criadoEm": {
      "title": "Feita em",
      "display": "timestamp"
    },
    "criadoPor": {
      "title": "Criado por",
      "display": "text"
    }
  },
  "Pintor": {
    "cpf": {
      "title": "CPF",
      "display": "cpf",
      "writable": true,
      "sortable": true
    },
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "sexo": {
      "title": "Sexo",
      "display": "choice",
      "options": [
        {
          "value": "F",
          "text": "Feminino"
        },
        {
          "value": "M",
          "text": "Masculino"
        },
        {
          "value": "O",
          "text": "Outro"
        }
      ],
      "writable": true,
      "sortable": true
    },
    "dataNascimento": {
      "title": "Data de nascimento",
      "display": "date",
      "writable": true,
      "sortable": true
    },
    "email": {
      "title": "Email",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "telefone": {
      "title": "Telefone",
      "display": "phone",
      "writable": true,
      "sortable": true
    },
    "celular": {
      "title": "Celular",
      "display": "phone",
      "writable": true,
      "sortable": true
    },
    "endRua": {
      "title": "Rua",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endNumero": {
      "title": "Número",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endComplemento": {
      "title": "Complemento",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endBairro": {
      "title": "Bairro",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endCidade": {
      "title": "Cidade",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endEstado": {
      "title": "UF",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "endCep": {
      "title": "CEP",
      "display": "cep",
      "writable": true,
      "sortable": true
    },
    "indicacaoVendedor": {
      "title": "Vendedor que indicou",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "indicacaoLoja": {
      "title": "Loja que indicou",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "lojaPreferida": {
      "title": "Loja preferida",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "cidadeLojaPreferida": {
      "title": "Cidade da loja preferida",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "estadoLojaPreferida": {
      "title": "UF da loja preferida",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "comoFicouSabendo": {
      "title": "Como ficou sabendo",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "acheSeuPintor": {
      "title": "Ache Seu Pintor",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "idIndicacao": {
      "title": "Código de indicação",
      "display": "text",
      "sortable": true
    },
    "ativo": {
      "title": "Situação",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "isCompany": {
      "title": "Empresa",
      "display": "switch",
      "writable": true,
      "sortable": true
    },
    "criadoEm": {
      "title": "Cadastro",
      "display": "timestamp",
      "sortable": true
    }
  },
  "Premio": {
    "id": {
      "title": "Id",
      "display": "integer",
      "sortable": true
    },
    "codigo": {
      "title": "Código",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "nome": {
      "title": "Prêmio",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "descricao": {
      "title": "Descrição",
      "display": "longText",
      "writable": true
    },
    "tipo": {
      "title": "Tipo",
      "display": "choice",
      "options": [
        {
          "value": "geral",
          "text": "Geral"
        },
        {
          "value": "recarga",
          "text": "Recarga de celular"
        },
        {
          "value": "bivolt",
          "text": "Bivolt (110V ou 220V)"
        },
        {
          "value": "camiseta",
          "text": "Camiseta"
        },
        {
          "value": "bermuda",
          "text": "Bermuda"
        },
        {
          "value": "calcado",
          "text": "Calçado"
        },
        {
          "value": "kit",
          "text": "Kit de uniforme"
        },
        {
          "value": "disco",
          "text": "Disco de lixa"
        },
        {
          "value": "disco1",
          "text": "Disco de lixa (40 a 220)"
        },
        {
          "value": "disco2",
          "text": "Disco de lixa (80 a 120)"
        },
        {
          "value": "disco3",
          "text": "Disco de lixa (150 a 600)"
        },
        {
          "value": "disco4",
          "text": "Disco de lixa (80 a 600)"
        },
        {
          "value": "disco5",
          "text": "Disco de lixa (800 a 2000)"
        },
        {
          "value": "disco6",
          "text": "Disco de lixa (40 a 240)"
        },
        {
          "value": "credito",
          "text": "Crédito no cartão"
        }
      ],
      "writable": true,
      "sortable": true
    },
    "pontosWeb": {
      "title": "Pontos",
      "display": "points",
      "sortable": true
    },
    "pontosAlternativo": {
      "title": "Pontos em 220V",
      "display": "integer",
      "writable": true
    },
    "custo": {
      "title": "Custo",
      "display": "money",
      "decimals": 2,
      "writable": true,
      "sortable": true
    },
    "isCombo": {
      "title": "Combo",
      "display": "switch",
      "writable": true
    },
    "quantidade": {
      "title": "Estoque",
      "display": "integer",
      "writable": true,
      "sortable": true
    },
    "tags": {
      "title": "Tags",
      "display": "tags",
      "writable": true
    },
    "ativo": {
      "title": "Ativo",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    },
    "custoReal": {
      "title": "Custo real",
      "display": "money",
      "decimals": 2,
      "writable": true
    }
  },
  "Produto": {
    "codigo": {
      "title": "Código",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "nome": {
      "title": "Produto",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "gtin": {
      "title": "Código de barras (GTIN)",
      "display": "text",
      "writable": true
    },
    "valorUnitario": {
      "title": "Valor unitário",
      "display": "money",
      "decimals": 2,
      "writable": true,
      "sortable": true
    },
    "valorPontos": {
      "title": "Pontos",
      "display": "points",
      "writable": true,
      "sortable": true
    },
    "uso": {
      "title": "Uso no orçamento",
      "display": "choice",
      "options": [
        {
          "value": "fosco",
          "text": "Tinta fosca de parede"
        },
        {
          "value": "acetinado",
          "text": "Tinta acetinada de parede"
        },
        {
          "value": "semibrilho",
          "text": "Tinta semibrilho de parede"
        },
        {
          "value": "massa",
          "text": "Massa"
        },
        {
          "value": "fundo",
          "text": "Fundo ou selador"
        }
      ],
      "writable": true
    },
    "rendimento": {
      "title": "Rendimento (m² por litro ou kg, uma demão)",
      "display": "decimal",
      "decimals": 2,
      "writable": true
    },
    "ativo": {
      "title": "Situação",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    },
    "criadoEm": {
      "title": "Cadastro",
      "display": "timestamp"
    }
  },
  "ProdutoRevenda": {
    "revenda": {
      "title": "Revenda",
      "display": "text"
    },
    "cnpjRevenda": {
      "title": "CNPJ da revenda",
      "display": "cnpj",
      "writable": true
    },
    "codigoPadrao": {
      "title": "Código padrão",
      "display": "text",
      "writable": true
    },
    "codigo": {
      "title": "Código na revenda",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "nome": {
      "title": "Descrição",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "valorUnitario": {
      "title": "Valor unitário",
      "display": "money",
      "decimals": 2,
      "writable": true
    },
    "valorPontos": {
      "title": "Pontos",
      "display": "points"
    },
    "criadoEm": {
      "title": "Cadastrado em",
      "display": "timestamp",
      "sortable": true
    }
  },
  "Rede": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "regiao": {
      "title": "Região",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "dataCadastro": {
      "title": "Entrou em",
      "display": "date",
      "writable": true,
      "sortable": true
    },
    "numeroRevendas": {
      "title": "Revendas",
      "display": "integer",
      "sortable": true
    },
    "acimaCota": {
      "title": "Acima da cota",
      "display": "integer",
      "sortable": true
    },
    "bloquearAcimaCota": {
      "title": "Bloquear acima da cota",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Sim",
      "off": "Não"
    },
    "ativo": {
      "title": "Ativa",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativa",
      "off": "Inativa"
    }
  },
  "Revenda": {
    "cnpj": {
      "title": "CNPJ",
      "display": "cnpj",
      "writable": true,
      "sortable": true
    },
    "razaoSocial": {
      "title": "Razão social",
      "display": "text",
      "writable": true
    },
    "nomeFantasia": {
      "title": "Nome fantasia",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "nomeInput": {
      "title": "Nome de exibição",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "tipoPontuacao": {
      "title": "Tipo de pontuação",
      "display": "choice",
      "options": [
        {
          "value": "Foto",
          "text": "Foto"
        },
        {
          "value": "Sistema",
          "text": "Sistema"
        }
      ],
      "writable": true
    },
    "email": {
      "title": "Email",
      "display": "text",
      "writable": true
    },
    "responsavel": {
      "title": "Responsável",
      "display": "text",
      "writable": true
    },
    "telefone": {
      "title": "Telefone",
      "display": "phone",
      "writable": true
    },
    "celular": {
      "title": "Celular",
      "display": "phone",
      "writable": true
    },
    "endRua": {
      "title": "Rua",
      "display": "text",
      "writable": true
    },
    "endNumero": {
      "title": "Número",
      "display": "text",
      "writable": true
    },
    "endComplemento": {
      "title": "Complemento",
      "display": "text",
      "writable": true
    },
    "endBairro": {
      "title": "Bairro",
      "display": "text",
      "writable": true
    },
    "endCidade": {
      "title": "Cidade",
      "display": "text",
      "writable": true
    },
    "endEstado": {
      "title": "Estado",
      "display": "uf",
      "options": [
        {
          "value": "AC",
          "text": "AC"
        },
        {
          "value": "AL",
          "text": "AL"
        },
        {
          "value": "AM",
          "text": "AM"
        },
        {
          "value": "AP",
          "text": "AP"
        },
        {
          "value": "BA",
          "text": "BA"
        },
        {
          "value": "CE",
          "text": "CE"
        },
        {
          "value": "DF",
          "text": "DF"
        },
        {
          "value": "ES",
          "text": "ES"
        },
        {
          "value": "GO",
          "text": "GO"
        },
        {
          "value": "MA",
          "text": "MA"
        },
        {
          "value": "MG",
          "text": "MG"
        },
        {
          "value": "MS",
          "text": "MS"
        },
        {
          "value": "MT",
          "text": "MT"
        },
        {
          "value": "PA",
          "text": "PA"
        },
        {
          "value": "PB",
          "text": "PB"
        },
        {
          "value": "PE",
          "text": "PE"
        },
        {
          "value": "PI",
          "text": "PI"
        },
        {
          "value": "PR",
          "text": "PR"
        },
        {
          "value": "RJ",
          "text": "RJ"
        },
        {
          "value": "RN",
          "text": "RN"
        },
        {
          "value": "RO",
          "text": "RO"
        },
        {
          "value": "RR",
          "text": "RR"
        },
        {
          "value": "RS",
          "text": "RS"
        },
        {
          "value": "SC",
          "text": "SC"
        },
        {
          "value": "SE",
          "text": "SE"
        },
        {
          "value": "SP",
          "text": "SP"
        },
        {
          "value": "TO",
          "text": "TO"
        }
      ],
      "writable": true
    },
    "endCep": {
      "title": "CEP",
      "display": "cep",
      "writable": true
    },
    "fatorPontuacao": {
      "title": "Fator de pontuação",
      "display": "integer",
      "writable": true
    },
    "rm": {
      "title": "Revenda master",
      "display": "switch",
      "writable": true
    },
    "redeId": {
      "title": "Rede",
      "display": "reference",
      "reference": {
        "entity": "Rede",
        "label": "nome"
      },
      "writable": true
    },
    "rede": {
      "title": "Rede",
      "display": "text"
    },
    "totalVendido": {
      "title": "Total vendido",
      "display": "money",
      "decimals": 2
    },
    "totalPontuado": {
      "title": "Total pontuado",
      "display": "points"
    },
    "saldoPontos": {
      "title": "Saldo de pontos",
      "display": "points"
    },
    "pintoresIndicados": {
      "title": "Pintores indicados",
      "display": "integer"
    },
    "ativo": {
      "title": "Ativa",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativa",
      "off": "Inativa"
    },
    "criadoEm": {
      "title": "Cadastrada em",
      "display": "timestamp",
      "sortable": true
    }
  },
  "UsuarioDoPainel": {
    "nome": {
      "title": "Nome",
      "display": "text",
      "writable": true,
      "sortable": true
    },
    "cpf": {
      "title": "CPF",
      "display": "cpf",
      "writable": true,
      "sortable": true
    },
    "email": {
      "title": "Email",
      "display": "email",
      "writable": true,
      "sortable": true
    },
    "permissao": {
      "title": "Tipo",
      "display": "choice",
      "options": [
        {
          "value": 0,
          "text": "Administrador"
        },
        {
          "value": 1,
          "text": "Smart"
        },
        {
          "value": 2,
          "text": "Auditor"
        }
      ],
      "writable": true,
      "sortable": true
    },
    "ativo": {
      "title": "Ativo",
      "display": "switch",
      "writable": true,
      "sortable": true,
      "on": "Ativo",
      "off": "Inativo"
    },
    "criadoEm": {
      "title": "Cadastrado em",
      "display": "timestamp",
      "sortable": true
    }
  },
  "ValorPonto": {
    "tipo": {
      "title": "Tipo",
      "display": "choice",
      "options": [
        {
          "value": "RESGATE",
          "text": "Resgate"
        },
        {
          "value": "REDE",
          "text": "Rede"
        }
      ]
    },
    "valorPonto": {
      "title": "Valor do ponto (R$)",
      "display": "decimal",
      "decimals": 3,
      "writable": true
    },
    "triggerLimite": {
      "title": "Avisar a partir de (pontos no mês)",
      "display": "points",
      "writable": true
    }
  },
  "Voucher": {
    "voucher": {
      "title": "Voucher",
      "display": "code",
      "writable": true,
      "sortable": true
    },
    "usos": {
      "title": "Usos",
      "display": "integer"
    },
    "operacao": {
      "title": "Operação",
      "display": "choice",
      "options": [
        {
          "value": "ADICIONAR",
          "text": "Adicionar"
        },
        {
          "value": "MULTIPLICAR",
          "text": "Multiplicar"
        }
      ],
      "writable": true
    },
    "valor": {
      "title": "Valor",
      "display": "decimal",
      "decimals": 2,
      "writable": true
    },
    "iniciaEm": {
      "title": "Inicia em",
      "display": "date",
      "writable": true
    },
    "expiraEm": {
      "title": "Expira em",
      "display": "date",
      "writable": true
    },
    "criadoEm": {
      "title": "Criado em",
      "display": "timestamp"
    },
    "criadoPor": {
      "title": "Criado por",
      "display": "text"
    }
  }
} as const;
export const HEADINGS = {
  "antifraude": {
    "rede": "Rede",
    "bloqueia": "Bloquear acima da cota",
    "codProduto": "Código",
    "produto": "Produto",
    "qtdVendida": "Vendida",
    "qtdPontuada": "Pontuada",
    "liberado": "Liberada",
    "qtdAf": "Saldo",
    "pontosUnitario": "Pontos por unidade",
    "saldoPontos": "Saldo em pontos",
    "observacao": "Observação"
  },
  "aprovacoes": {
    "id": "Pedido",
    "titulo": "O que é",
    "resumo": "O que foi pedido",
    "excessos": "Por que precisa de duas pessoas",
    "pedidaPor": "Pedido por",
    "pedidaEm": "Pedido em",
    "estado": "Situação",
    "decididaPor": "Decidido por",
    "decididaEm": "Decidido em",
    "motivo": "Motivo"
  },
  "avaliacoes-pintor": {
    "status": "Situação",
    "trabalho": "Trabalho",
    "cliente": "Cliente",
    "nota": "Nota",
    "avaliacao": "Avaliação",
    "resposta": "Resposta do pintor",
    "criadoEm": "Pedida em",
    "expiraEm": "O link vale até",
    "avaliadoEm": "Avaliada em"
  },
  "avaliacoes-premio": {
    "id": "Nº",
    "premio": "Prêmio",
    "codigo": "Código",
    "pintor": "Pintor",
    "nota": "Nota",
    "descricao": "Avaliação",
    "oculta": "Situação",
    "criadoEm": "Enviada em"
  },
  "avaliacoes-premio-loja": {
    "nota": "Nota",
    "descricao": "Avaliação",
    "criadoEm": "Enviada em"
  },
  "avisos": {
    "titulo": "Título",
    "texto": "Aviso",
    "detalhe": "Detalhe",
    "criadoEm": "Recebido em",
    "lidoEm": "Lido em"
  },
  "banners": {
    "ordem": "Ordem",
    "titulo": "Título",
    "descricao": "Descrição",
    "dataInicial": "Data inicial",
    "dataFinal": "Data final",
    "ativo": "Situação"
  },
  "banners-do-dia": {
    "ordem": "Ordem",
    "titulo": "Título",
    "descricao": "Descrição"
  },
  "cartoes": {
    "parceiro": "Pintor",
    "cpf": "CPF",
    "nome": "Nome no cartão",
    "codigoBarras": "Proxy",
    "numero": "Cartão",
    "saldo": "Saldo",
    "saldoEm": "Saldo de",
    "bloqueado": "Bloqueado",
    "entregueEm": "Entregue em",
    "criadoEm": "Feito em"
  },
  "categorias-diretorio": {
    "nome": "Nome",
    "icone": "Ícone",
    "pintores": "Pintores",
    "ordem": "Ordem",
    "ativo": "Ativa"
  },
  "certificados": {
    "nome": "Pintor",
    "cpf": "CPF",
    "curso": "Curso",
    "codigo": "Código",
    "concluidoEm": "Concluído em",
    "revogadoEm": "Revogado em",
    "motivo": "Motivo"
  },
  "codigos-cadastro": {
    "codigo": "Código",
    "pontos": "Pontos",
    "usosRealizados": "Usos",
    "usos": "Usos permitidos",
    "expiraEm": "Expira em",
    "criadoEm": "Criado em"
  },
  "codigos-do-pintor": {
    "pontos": "Pontos",
    "data": "Utilizado em"
  },
  "codigos-promocionais": {
    "codigo": "Código",
    "lote": "Lote",
    "nome": "Pintor",
    "cpf": "CPF",
    "valor": "Valor",
    "operacao": "Operação",
    "apenasVenda": "Uso",
    "treinamento": "Treinamento",
    "criadoEm": "Criado em",
    "criadoPor": "Criado por",
    "expiraEm": "Expira em",
    "recolhidoEm": "Recolhido em",
    "utilizadoEm": "Utilizado em"
  },
  "cursos": {
    "nome": "Nome",
    "categoria": "Categoria",
    "cargaHoraria": "Carga horária (minutos)",
    "preco": "Preço",
    "descricao": "Descrição",
    "certificado": "Certificado",
    "avaliacao": "Avaliação",
    "ativo": "Ativo"
  },
  "cursos-concluidos": {
    "nome": "Curso",
    "cargaHoraria": "Carga horária (minutos)",
    "concluidoEm": "Concluído em",
    "certificado": "Certificado"
  },
  "empresas": {
    "nome": "Nome",
    "cpf": "CPF",
    "email": "Email",
    "celular": "Celular",
    "telefone": "Telefone",
    "sexo": "Sexo",
    "dataNascimento": "Data de nascimento",
    "endRua": "Rua",
    "endNumero": "Número",
    "endComplemento": "Complemento",
    "endBairro": "Bairro",
    "endCidade": "Cidade",
    "endEstado": "UF",
    "endCep": "CEP",
    "lojaPreferida": "Loja preferida",
    "cidadeLojaPreferida": "Cidade da loja preferida",
    "estadoLojaPreferida": "UF da loja preferida",
    "indicacaoLoja": "Loja que indicou",
    "indicacaoVendedor": "Vendedor que indicou",
    "comoFicouSabendo": "Como ficou sabendo",
    "idIndicacao": "Código de indicação",
    "clusterNome": "Nível",
    "saldoPontos": "Saldo",
    "totalPontos": "Acumulado",
    "ultimaPontuacao": "Última pontuação",
    "diasSemPontuar": "Dias sem pontuar",
    "diasSemAcessar": "Dias sem acessar",
    "aceitouRegulamento": "Aceitou o regulamento",
    "aceitouPrivacidade": "Aceitou a privacidade",
    "acheSeuPintor": "Ache Seu Pintor",
    "isCompany": "Empresa",
    "ativo": "Situação",
    "criadoEm": "Cadastro",
    "jaParticipou": "Já participou"
  },
  "encerradas": {
    "nome": "Pintor",
    "cpf": "CPF",
    "id": "Nota",
    "criadoEm": "Enviada em",
    "atualizadoEm": "Encerrada em",
    "codigoPromocional": "Código promocional",
    "reprovadoMotivo": "Motivo"
  },
  "favoritos": {
    "codigo": "Código",
    "nome": "Prêmio",
    "descricao": "Descrição",
    "tipo": "Tipo",
    "pontosWeb": "Pontos",
    "pontosAlternativo": "Pontos em 220V",
    "tags": "Tags",
    "objetivo": "Objetivo"
  },
  "galeria": {
    "oculta": "Oculta pela equipe",
    "criadaEm": "Enviada em"
  },
  "historico": {
    "idVenda": "Venda",
    "idVendaItem": "Item",
    "pintor": "Pintor",
    "cpf": "CPF",
    "celular": "Celular",
    "email": "Email",
    "diasSemPontuar": "Dias sem pontuar",
    "cidade": "Cidade",
    "estado": "UF",
    "codProduto": "Código do produto",
    "produto": "Produto",
    "qtde": "Quantidade",
    "valorUnitario": "Valor unitário",
    "valorTotal": "Valor total",
    "valorPontos": "Pontos por unidade",
    "valorTotalPontos": "Pontos do item",
    "tipoVenda": "Tipo fiscal",
    "identificadorVenda": "Número fiscal",
    "realizadoEm": "Venda em",
    "pontuadoEm": "Pontuada em",
    "revenda": "Loja",
    "cnpj": "CNPJ",
    "cidadeRevenda": "Cidade da loja",
    "estadoRevenda": "UF da loja",
    "revendaCadastrada": "Revenda cadastrada",
    "operador": "Pontuada por"
  },
  "importacoes": {
    "id": "Nº",
    "nomeArquivo": "Arquivo",
    "tipo": "Tipo",
    "autor": "Quem enviou",
    "estado": "Situação",
    "linhas": "Linhas",
    "mensagem": "Mensagem",
    "criadaEm": "Enviada em",
    "terminadaEm": "Terminada em"
  },
  "indicacoes": {
    "nome": "Nome",
    "validado": "Indicação válida",
    "criadoEm": "Cadastro"
  },
  "indicacoes-painel": {
    "nomeIndicador": "Indicador",
    "cpfIndicador": "CPF do indicador",
    "idIndicacaoIndicador": "Código de indicação",
    "nomeIndicado": "Indicado",
    "cpfIndicado": "CPF do indicado",
    "validado": "Situação",
    "criadoEm": "Cadastro do indicado"
  },
  "inscricoes": {
    "nome": "Pintor",
    "cpf": "CPF",
    "curso": "Curso",
    "estado": "Situação",
    "aulasConcluidas": "Aulas concluídas",
    "aulas": "Aulas do curso",
    "proximaAula": "Parou em",
    "inscritoEm": "Inscrito em",
    "vistoEm": "Última aula em",
    "concluidoEm": "Concluído em",
    "certificado": "Certificado"
  },
  "linhas-da-importacao": {
    "linha": "Linha",
    "situacao": "Situação"
  },
  "linhas-do-trabalho": {
    "id": "Linha",
    "chave": "Identificador",
    "nome": "Registro",
    "estado": "Resultado",
    "mensagem": "Motivo"
  },
  "logins-relatorio": {
    "nome": "Nome",
    "cnpj": "CNPJ",
    "email": "Email",
    "senhaCriada": "Senha criada",
    "ativo": "Ativo",
    "criadoEm": "Cadastrado em"
  },
  "lojas": {
    "nomeLoja": "Loja",
    "cnpj": "CNPJ",
    "cidade": "Cidade",
    "uf": "UF",
    "totalVendido": "Total Vendido",
    "totalPontuado": "Total Pontuado",
    "saldo": "Saldo",
    "pintores": "Pintores que Compram",
    "criadaEm": "Criada em"
  },
  "lotes": {
    "ganhoEm": "Ganho em",
    "tipo": "Origem",
    "loja": "Loja",
    "identificador": "Número fiscal",
    "codigo": "Código",
    "concedido": "Pontos",
    "restante": "Ainda tem",
    "venceEm": "Vence em"
  },
  "midias-resgates": {
    "parceiro": "Pintor",
    "premio": "Prêmio",
    "resgatadoEm": "Resgatado em"
  },
  "moderacao": {
    "id": "Nº",
    "tipo": "O que é",
    "pintor": "Pintor",
    "cpf": "CPF",
    "pintorId": "Nº do pintor",
    "texto": "Texto",
    "nota": "Nota",
    "cliente": "Cliente",
    "resposta": "Resposta do pintor",
    "denuncias": "Denúncias",
    "estado": "Situação",
    "motivo": "Motivo",
    "criadaEm": "Enviada em",
    "decididaEm": "Decidida em",
    "decididaPor": "Decidida por"
  },
  "movimentos": {
    "quando": "Data",
    "tipo": "Movimento",
    "loja": "Loja",
    "identificador": "Nota",
    "codigo": "Código",
    "premio": "Prêmio",
    "qtde": "Quantidade",
    "pontos": "Pontos",
    "saldoApos": "Saldo",
    "venceEm": "Vence em"
  },
  "nao-processadas": {
    "dataEnvio": "Enviada em",
    "status": "Situação",
    "reprovadoMotivo": "Motivo",
    "reenviadaEm": "Enviada de novo em",
    "codigoPromocional": "Código promocional",
    "loja": "Loja",
    "numero": "Número fiscal",
    "total": "Total",
    "dataEmissao": "Venda em"
  },
  "niveis": {
    "ordem": "Ordem",
    "nome": "Nome",
    "tipo": "Tipo",
    "triggerLimite": "Limite",
    "valorPonto": "Fator",
    "clubProPintor": "Participar do clube",
    "enviandoNf": "Enviar notas fiscais",
    "resgateItens": "Resgatar prêmios",
    "cursosOne": "Concluir um curso",
    "cursosAll": "Concluir todos os cursos",
    "acheSeuPintor": "Ache Seu Pintor",
    "fotoPerfil": "Foto de perfil",
    "fotoVideoTrabalhos": "Fotos e vídeos de trabalhos"
  },
  "notas": {
    "nome": "Pintor",
    "cpf": "CPF",
    "id": "Nota",
    "criadoEm": "Enviada em",
    "estado": "Situação",
    "reprovadoMotivo": "Motivo",
    "loja": "Loja",
    "numero": "Número fiscal",
    "dataEmissao": "Venda em",
    "total": "Total",
    "pontos": "Pontos",
    "codigoPromocional": "Código promocional",
    "decididaPor": "Decidida por",
    "decididaEm": "Decidida em",
    "reenviadaEm": "Enviada de novo em"
  },
  "notificacoes": {
    "id": "Nº",
    "titulo": "Título",
    "texto": "Texto",
    "publico": "Público",
    "autor": "Enviado por",
    "estado": "Situação",
    "pintores": "Pintores",
    "entregues": "Entregues",
    "falhas": "Falhas",
    "abertas": "Abertos",
    "quando": "Quando",
    "agendadaPara": "Agendado para",
    "criadaEm": "Criado em"
  },
  "pedidos-cartao": {
    "id": "Nº",
    "tipo": "Pedido",
    "estado": "Situação",
    "parceiro": "Pintor",
    "cpf": "CPF",
    "nome": "Nome no cartão",
    "numero": "Cartão",
    "codigoBarras": "Proxy",
    "valor": "Valor",
    "idResgate": "Resgate",
    "entregaEndereco": "Endereço",
    "motivo": "Motivo",
    "pedidoEm": "Pedido em",
    "mudadoEm": "Última mudança"
  },
  "pedidos-orcamento": {
    "estado": "Situação",
    "nome": "Cliente",
    "celular": "Telefone",
    "mensagem": "Mensagem",
    "confirmadoEm": "Pedido em",
    "fechadoEm": "Fechado em"
  },
  "pedidos-privacidade": {
    "id": "Pedido",
    "idPintor": "Pintor nº",
    "nome": "Pintor",
    "cpf": "CPF",
    "tipo": "O que foi pedido",
    "documento": "Autorização",
    "estado": "Situação",
    "pedidoEm": "Pedido em",
    "atendidoEm": "Atendido em",
    "atendidoPor": "Atendido por"
  },
  "pendentes": {
    "nome": "Pintor",
    "cpf": "CPF",
    "id": "Nota",
    "criadoEm": "Enviada em",
    "loja": "Loja",
    "cpfCnpj": "CNPJ",
    "cidade": "Cidade",
    "uf": "UF",
    "dataEmissao": "Venda em",
    "tipoFiscal": "Tipo fiscal",
    "chave": "Chave de acesso",
    "total": "Total",
    "leitura": "Leitura",
    "confianca": "Confiança da leitura",
    "arquivos": "Arquivos",
    "codigoPromocional": "Código promocional",
    "atrasada": "Atrasada",
    "analisePor": "Em análise por",
    "segundaConferencia": "Segunda conferência"
  },
  "pesquisa_mercado": {
    "revenda": "Revenda",
    "cnpjRevenda": "CNPJ",
    "faturamento": "Faturamento mensal",
    "mediaMensal": "Média mensal no Clube",
    "share": "Participação (%)",
    "qtdeVendedores": "Vendedores",
    "tamanhoLoja": "Tamanho da loja (m²)",
    "qtdeProdutosVendidos": "Produtos vendidos",
    "fonte": "Fonte",
    "criadoEm": "Feita em",
    "criadoPor": "Criado por"
  },
  "pintores": {
    "nome": "Nome",
    "cpf": "CPF",
    "email": "Email",
    "celular": "Celular",
    "telefone": "Telefone",
    "sexo": "Sexo",
    "dataNascimento": "Data de nascimento",
    "endRua": "Rua",
    "endNumero": "Número",
    "endComplemento": "Complemento",
    "endBairro": "Bairro",
    "endCidade": "Cidade",
    "endEstado": "UF",
    "endCep": "CEP",
    "lojaPreferida": "Loja preferida",
    "cidadeLojaPreferida": "Cidade da loja preferida",
    "estadoLojaPreferida": "UF da loja preferida",
    "indicacaoLoja": "Loja que indicou",
    "indicacaoVendedor": "Vendedor que indicou",
    "comoFicouSabendo": "Como ficou sabendo",
    "idIndicacao": "Código de indicação",
    "clusterNome": "Nível",
    "saldoPontos": "Saldo",
    "totalPontos": "Acumulado",
    "ultimaPontuacao": "Última pontuação",
    "diasSemPontuar": "Dias sem pontuar",
    "diasSemAcessar": "Dias sem acessar",
    "aceitouRegulamento": "Aceitou o regulamento",
    "aceitouPrivacidade": "Aceitou a privacidade",
    "acheSeuPintor": "Ache Seu Pintor",
    "isCompany": "Empresa",
    "ativo": "Situação",
    "criadoEm": "Cadastro",
    "jaParticipou": "Já participou"
  },
  "pontos-expirados": {
    "nome": "Pintor",
    "cpf": "CPF",
    "pontos": "Pontos",
    "expiradoEm": "Expirou em",
    "reativadoEm": "Devolvido em"
  },
  "pontuacoes": {
    "nome": "Pintor",
    "cpf": "CPF",
    "id": "Nota",
    "endCidade": "Cidade",
    "totalPontos": "Pontos",
    "identificador": "Número fiscal",
    "tipoFiscal": "Tipo fiscal",
    "loja": "Loja",
    "cnpjLoja": "CNPJ",
    "totalVenda": "Total",
    "realizadoEm": "Venda em",
    "pontuadoEm": "Pontuada em",
    "venceEm": "Vence em",
    "codigo": "Código promocional",
    "pontosDobrados": "Pontos dobrados"
  },
  "pontuacoes-codigo": {
    "codigo": "Código",
    "nome": "Pintor",
    "cpf": "CPF",
    "pontos": "Pontos",
    "operacao": "Operação",
    "valor": "Valor do código",
    "dataUtilizacao": "Utilizado em"
  },
  "premios": {
    "id": "Id",
    "codigo": "Código",
    "nome": "Prêmio",
    "descricao": "Descrição",
    "tipo": "Tipo",
    "pontosWeb": "Pontos",
    "pontosAlternativo": "Pontos em 220V",
    "custo": "Custo",
    "custoReal": "Custo real",
    "isCombo": "Combo",
    "quantidade": "Estoque",
    "tags": "Tags",
    "ativo": "Ativo"
  },
  "premios-loja": {
    "codigo": "Código",
    "nome": "Prêmio",
    "descricao": "Descrição",
    "tipo": "Tipo",
    "pontosWeb": "Pontos",
    "pontosAlternativo": "Pontos em 220V",
    "tags": "Tags"
  },
  "produtos": {
    "codigo": "Código",
    "nome": "Produto",
    "gtin": "Código de barras (GTIN)",
    "valorUnitario": "Valor unitário",
    "valorPontos": "Pontos",
    "uso": "Uso no orçamento",
    "rendimento": "Rendimento (m² por litro ou kg, uma demão)",
    "ativo": "Situação",
    "criadoEm": "Cadastro"
  },
  "produtos-da-loja": {
    "codigo": "Código",
    "nome": "Produto",
    "valorPontos": "Pontos"
  },
  "produtos_revenda": {
    "revenda": "Revenda",
    "cnpjRevenda": "CNPJ da revenda",
    "codigoPadrao": "Código padrão",
    "codigo": "Código na revenda",
    "nome": "Descrição",
    "valorUnitario": "Valor unitário",
    "valorPontos": "Pontos",
    "criadoEm": "Cadastrado em"
  },
  "redes": {
    "nome": "Nome",
    "regiao": "Região",
    "dataCadastro": "Entrou em",
    "numeroRevendas": "Revendas",
    "acimaCota": "Acima da cota",
    "bloquearAcimaCota": "Bloquear acima da cota",
    "ativo": "Ativa"
  },
  "resgates": {
    "id": "Id",
    "nome": "Pintor",
    "cpf": "CPF",
    "entregaNome": "Nome para entrega",
    "entregaEndereco": "Endereço",
    "endCidade": "Cidade",
    "endEstado": "UF",
    "premio": "Prêmio",
    "codigo": "Código",
    "obs": "Opção",
    "tags": "Tags",
    "qtde": "Quantidade",
    "saldoAnterior": "Saldo anterior",
    "pontosGastos": "Pontos",
    "credito": "Crédito",
    "valorDoPonto": "Valor do ponto",
    "totalApagar": "Total a pagar",
    "status": "Status",
    "resgatadoEm": "Resgatado em",
    "previsaoEntrega": "Previsão",
    "dataEntrega": "Data de entrega",
    "observacao": "Observação"
  },
  "revendas": {
    "cnpj": "CNPJ",
    "razaoSocial": "Razão social",
    "nomeFantasia": "Nome fantasia",
    "nomeInput": "Nome de exibição",
    "tipoPontuacao": "Tipo de pontuação",
    "email": "Email",
    "responsavel": "Responsável",
    "telefone": "Telefone",
    "celular": "Celular",
    "endRua": "Rua",
    "endNumero": "Número",
    "endComplemento": "Complemento",
    "endBairro": "Bairro",
    "endCidade": "Cidade",
    "endEstado": "Estado",
    "endCep": "CEP",
    "fatorPontuacao": "Fator de pontuação",
    "rm": "Revenda master",
    "rede": "Rede",
    "totalVendido": "Total vendido",
    "totalPontuado": "Total pontuado",
    "saldoPontos": "Saldo de pontos",
    "pintoresIndicados": "Pintores indicados",
    "ativo": "Ativa",
    "criadoEm": "Cadastrada em"
  },
  "revendas-do-simulador": {
    "nome": "Loja",
    "cidade": "Cidade",
    "uf": "Estado"
  },
  "trabalhos": {
    "id": "Nº",
    "titulo": "Trabalho",
    "usuario": "Quem iniciou",
    "estado": "Situação",
    "total": "Total",
    "feitos": "Feitos",
    "falhas": "Falhas",
    "mensagem": "Mensagem",
    "criadoEm": "Início",
    "comecarEm": "Marcado para",
    "terminouEm": "Fim"
  },
  "usuarios": {
    "nome": "Nome",
    "cpf": "CPF",
    "email": "Email",
    "permissao": "Tipo",
    "ativo": "Ativo",
    "criadoEm": "Cadastrado em"
  },
  "valor_ponto": {
    "tipo": "Tipo",
    "valorPonto": "Valor do ponto (R$)",
    "triggerLimite": "Avisar a partir de (pontos no mês)"
  },
  "vouchers": {
    "voucher": "Voucher",
    "usos": "Usos",
    "operacao": "Operação",
    "valor": "Valor",
    "iniciaEm": "Inicia em",
    "expiraEm": "Expira em",
    "criadoEm": "Criado em",
    "criadoPor": "Criado por"
  }
} as const;
