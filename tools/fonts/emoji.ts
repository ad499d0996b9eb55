/**
 * The emoji that documents can show: faces, hands, hearts, people, clothes, home, garden, animals, food, weather, celebrations, play,
 * vehicles, tools and signs. Flags of countries, clock faces, zodiac signs and vehicles that look like another one are left out, so that
 * the font stays under 300 KB.
 */
export const emoji: ReadonlySet<string> = new Set(
  [
    '😀😃😄😁😆😅🤣😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙😋😛😜🤪😝🤑🤗🤭🤫🤔🤐🤨😐😑😶😏😒🙄😬😌😔😪🤤😴😷🤒🤕🤢🤧🥵🥶🥴🤯🤠🥳😎🤓🧐',
    '😕😟🙁😮😯😲😳🥺😦😧😨😰😥😢😭😱😖😣😞😓😩😫🥱😤😡😠🤬😈💀💩👻👽🤖😺😸😹😻🙈🙉🙊💋💌💘💝💖💗💓💕💔❤🧡💛💚💙💜🤎🖤🤍💯💢💥💫💦💤💬',
    '👋🤚✋🖖👌✌🤞🤟🤘🤙👈👉👆👇☝👍👎✊👊🤛🤜👏🙌👐🤝🙏✍💪👀👂👃👄👶🧒👦👧🧑👱👨👩🧓👴👵🙅🙆🙋🤷👮👷👸🤴👰🤶🎅🧚🚶🏃💃🕺👪👫👣',
    '🏠🏡🏘🏚🏗🏢🏫🏥🏰⛪⛺🌉🌃🌆🌅🏕🏖🏝🗻🚪🛏🛋🚿🛁🔑🗝🔨🛠🔧🔩🧱🪑💡🔦🕯🧹🧺🧸🎁🎈🎉🎊🎂🎄🎆✨🎀🏆🏅🥇⚽🏀🎾🏒🎿⛷🏂🏊🚴🎣⛳🎯🎲🎮🎨🎵🎶🎸🎹🎤📚📖✏📝📷📱💻☎📧📦📌📍📅📐📏🔍🔒💰💳🔔',
    '🐶🐕🐩🐺🦊🐱🐈🦁🐯🐴🦄🐮🐄🐷🐑🐐🐭🐹🐰🐇🐿🦔🐻🐨🐼🐾🐔🐓🐣🐥🐦🐧🦆🦅🦉🐸🐢🐍🐳🐬🐟🐙🐌🦋🐛🐜🐝🐞🦌',
    '💐🌸🌹🌺🌻🌼🌷🌱🌲🌳🌴🌵🌾🌿☘🍀🍁🍂🍃🍄🍇🍉🍊🍋🍌🍍🍎🍐🍑🍒🍓🍅🥕🌽🥔🍞🧀🍔🍟🍕🌭🍳🍝🍜🍦🍩🍪🍰🍫🍬🍭☕🍵🍷🍸🍹🍺🍻🥂🍽',
    '🌍🌎🌏🌙🌞⭐🌟☁⛅🌈☔☂⚡❄☃⛄🔥💧🌊☀🌤🌧🚗🚌🚜🚲🚂🚢⛵🚤✈🚀⚓🏁',
    '🤡👹👾😿🙀😾💣👁🧠🧔🧕👑🎓🎩👒👓🕶👔👗👟👠👢🧣🧤🧦🎒✂📎⏰⌛⌚🚁🚒🚑🚕🚃🛒🛍🥐🥖🥚🥓🍗🥪🌮🥗🍣🥦🍆🥑🥒🍚🥧🍯🍾🦈🐋🦀🦞🐠🐎🕊🦢🐤🐒🐘🦒',
    '✅❌❗❓⚠♻✔☑⛔🚫🆗🆕⬜◻',
  ]
    .join('')
    .match(/./gu),
);
