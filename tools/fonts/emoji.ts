/**
 * The emoji that documents can show: faces, hands, hearts, people, home, garden, animals, food, weather, celebrations, play, tools
 * and signs. Flags, clock faces, zodiac signs and vehicles that look like another one are left out, so that the font stays under
 * 300 KB.
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
